import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AppError, type ReplyOf } from '@inkstone/contracts';
import { siteFilePath } from '@inkstone/contracts/site/downloads';
import type * as contract from '@inkstone/contracts/staff/site';
import type { SiteFile } from '@inkstone/contracts/staff/site';
import { day } from '@inkstone/kernel';
import { z } from 'zod';
import type { Deps } from '../../../deps.ts';
import { fileRoute } from '../../../platform/http/file-route.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { shownEntries } from './shown-entries.ts';

type Files = Pick<Deps, 'files'>;

const uploads = 'site-uploads';
/** The key of a stored file, by its content. */
export const fileKeyOf = (sha256: string): string => `site-files/${sha256}`;
const partKey = (upload: string, part: number) => `${uploads}/${upload}/${part}`;

/** Stores a part of an upload. The first part also deletes abandoned uploads. */
export const uploadSitePart: UseCase<
  typeof contract.uploadSitePart,
  ReplyOf<typeof contract.uploadSitePart>
> = async (deps, _who, { upload, part, base64 }) => {
  if (upload === null) await deleteAbandonedUploads(deps);
  const name = upload ?? deps.ids.next();
  await deps.files.put(partKey(name, part), Buffer.from(base64, 'base64'));
  return { upload: name };
};

/** Joins the parts of an upload into a stored file. It is not public until an entry refers to it. */
export const finishSiteUpload: UseCase<
  typeof contract.finishSiteUpload,
  ReplyOf<typeof contract.finishSiteUpload>
> = async ({ files }, _who, { upload, parts, name }) => {
  const keys = Array.from({ length: parts }, (_, part) => partKey(upload, part));
  // The key is the hash, so the parts are read twice: a large file does not fit in memory.
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of readAll(files, keys)) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  const sha256 = hash.digest('hex');
  await files.put(fileKeyOf(sha256), Readable.from(readAll(files, keys)));
  for (const key of keys) await files.delete(key);
  return { name, bytes, sha256 };
};

async function* readAll(files: Files['files'], keys: readonly string[]): AsyncGenerator<Buffer> {
  for (const key of keys) {
    const part = await files.open(key);
    if (!part) throw new AppError('site_file_missing');
    yield* part.content;
  }
}

/** Whether a file is stored as an entry describes it. */
export async function hasFile({ files }: Files, { sha256, bytes }: SiteFile): Promise<boolean> {
  const found = await files.open(fileKeyOf(sha256));
  found?.content.destroy();
  return found?.size === bytes;
}

/** Deletes unfinished uploads that are older than a day. */
async function deleteAbandonedUploads({ files, clock }: Files & Pick<Deps, 'clock'>): Promise<void> {
  for await (const key of files.list(`${uploads}/`)) {
    const [, upload = ''] = key.split('/');
    if (clock.now() - timeOfId(upload) > day) await files.delete(key);
  }
}

/** Returns the creation time of a UUID version 7: its first 48 bits are the time in ms. */
function timeOfId(id: string): number {
  return Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
}

/** Serves the file of a current download. Its URL contains the hash of the content. */
export const readSiteFile = fileRoute({
  path: siteFilePath,
  summary: 'Returns a file for download that staff uploaded.',
  query: z.object({ id: z.string().default(''), version: z.string().default('') }),
  errors: ['file_not_found'],
  audience: 'anyone',
  rate: 'normal',
  read: async (deps, _who, { id, version }) => {
    const entry = (await shownEntries(deps, 'download')).find(({ entryId }) => entryId === id);
    const source = entry?.content.source;
    if (source?.kind !== 'file' || versionOf(source.file) !== version) throw new AppError('file_not_found');
    const found = await deps.files.open(fileKeyOf(source.file.sha256));
    if (!found) throw new AppError('file_not_found');
    return { content: found.content, type: 'application/octet-stream', fileName: source.file.name };
  },
});

/** Returns the URL of the file of an entry. */
export function siteFileUrl(entryId: string, file: SiteFile): string {
  return `${siteFilePath}?id=${entryId}&version=${versionOf(file)}`;
}

const versionOf = ({ sha256 }: SiteFile) => sha256.slice(0, 12);
