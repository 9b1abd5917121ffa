import { AppError } from '@inkstone/contracts';
import type { ArchiveFormat } from '@inkstone/contracts/documents/exchange';
import type { Deps } from '../../../../deps.ts';
import type { DocumentContent } from '../../../../platform/sync/index.ts';
import { readCommitted } from '../../../../platform/sync/index.ts';
import type { Document } from '../../document.ts';
import { writingTask } from '../exporting/write-file.ts';
import type { ExchangeProcess } from '../tasks/exchange-process.ts';
import type { WriteTask } from '../tasks/task.ts';
import type { ArchivePaths } from './archive-paths.ts';
import { listForArchive } from './store.ts';
import type { ZipStream } from './zip-stream.ts';

type PartsDeps = Pick<Deps, 'db' | 'files' | 'clock' | 'config' | 'log' | 'accountFiles' | 'nameOf'>;

/** The account and format of an archive. */
export interface ArchiveOrder {
  readonly accountId: string;
  readonly format: ArchiveFormat;
  /** Called with the number of documents written; an error it throws aborts the archive. */
  onProgress(done: number): Promise<void>;
}

/** Dependencies of writing an archive. */
export interface ArchiveTools {
  readonly zip: ZipStream;
  readonly paths: ArchivePaths;
  readonly tasks: ExchangeProcess;
}

/** A document's entry in metadata.json. */
interface PartRecord {
  readonly path: string;
  readonly id: string;
  readonly title: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly isFavourite: boolean;
  /** Why the file is missing. */
  readonly error?: string;
}

const documentsAtOnce = 50;

/**
 * Writes every live document, other data of the account, and finally the metadata; one at a time, to bound
 * memory.
 */
export async function writeParts(deps: PartsDeps, order: ArchiveOrder, tools: ArchiveTools): Promise<void> {
  const records: PartRecord[] = [];
  let after = '';
  for (;;) {
    const batch = await listForArchive(deps.db.sql, order.accountId, after, documentsAtOnce);
    for (const document of batch) records.push(await writePart(deps, order, document, tools));
    after = batch.at(-1)?.id ?? after;
    await order.onProgress(records.length);
    if (batch.length < documentsAtOnce) break;
  }
  for await (const { path, content } of deps.accountFiles(order.accountId))
    await tools.zip.add(path, content, deps.clock.now());
  const metadata = { createdAt: new Date(deps.clock.now()).toISOString(), documents: records };
  const bytes = new TextEncoder().encode(JSON.stringify(metadata, null, 2));
  await tools.zip.add('metadata.json', bytes, deps.clock.now());
}

/** Writes one document; one that fails is listed in the metadata and does not affect others. */
async function writePart(
  deps: PartsDeps,
  { format }: ArchiveOrder,
  document: Document,
  { zip, paths, tasks }: ArchiveTools,
): Promise<PartRecord> {
  const content = await readCommitted(deps, document.id);
  const path = paths.documentPath(document.folderId, content.title, format);
  const record = {
    path,
    id: document.id,
    title: content.title,
    createdAt: new Date(document.createdAt).toISOString(),
    updatedAt: new Date(document.updatedAt).toISOString(),
    isFavourite: document.favouritedAt !== null,
  };
  try {
    const task = await partTask(deps, document, content, { format, path, zip });
    await zip.add(path, await tasks.run(task, 'export_failed'), document.updatedAt);
    return record;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    deps.log.warn('A document could not be written into an archive', { documentId: document.id, error });
    return { ...record, error: error.code };
  }
}

/**
 * Markdown has its pictures as separate files; other formats embed them. Notes are included in all formats.
 */
async function partTask(
  deps: PartsDeps,
  document: Document,
  content: DocumentContent,
  { format, path, zip }: { readonly format: ArchiveFormat; readonly path: string; readonly zip: ZipStream },
): Promise<WriteTask> {
  const task = await writingTask(deps, document, content, { format, withNotes: true });
  if (format !== 'md') return task;
  const up = '../'.repeat(path.split('/').length - 1);
  const folder = new Map<string, string>();
  for (const [src, { bytes, mediaType }] of task.pictures) {
    const name = `pictures/${new URLSearchParams(src.split('?')[1]).get('id')}.${mediaType.slice('image/'.length)}`;
    await zip.addOnce(name, bytes, deps.clock.now());
    folder.set(src, up + name);
  }
  return { ...task, pictures: new Map(), pictureFolder: folder };
}
