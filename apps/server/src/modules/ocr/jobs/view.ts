import type { OcrJobView, OcrPageView } from '@inkstone/contracts/ocr';
import type { Job, Page, PageCounts } from './store.ts';

/** A job in lists. */
export function viewJob(
  { jobId: id, name, language, state, createdAt, expiresAt }: Job,
  { pages, done, failed }: PageCounts = { pages: 0, done: 0, failed: 0 },
): OcrJobView {
  return { id, name, language, state, pages, done, failed, createdAt, expiresAt };
}

/** A page as sent to its owner. */
export function viewPage({ blocks, ...page }: Page): OcrPageView {
  const { index, name, pdfPage, state, failedBy, source, language, width, height } = page;
  return { index, name, pdfPage, state, failedBy, source, language, width, height, blocks: blocks ?? [] };
}
