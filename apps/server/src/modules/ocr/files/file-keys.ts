import type { JobKey } from '../jobs/store.ts';

/** The folder of a job's files, with a trailing slash. */
export function folderOfJob({ accountId, jobId }: JobKey): string {
  return `ocr/${accountId}/${jobId}/`;
}

/** The key of an uploaded file. */
export function sourceKey(key: JobKey, file: number): string {
  return `${folderOfJob(key)}source-${file}`;
}

/** The key of the prepared picture of a page. */
export function pictureKey(key: JobKey, page: number): string {
  return `${folderOfJob(key)}page-${page}.png`;
}
