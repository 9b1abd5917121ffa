import type { Readable } from 'node:stream';
import type { Deps } from '../../../../deps.ts';
import { readFolders } from '../../folders/store.ts';
import { openProcess } from '../tasks/exchange-process.ts';
import { type ArchiveOrder, writeParts } from './archive-parts.ts';
import { ArchivePaths } from './archive-paths.ts';
import { ZipStream } from './zip-stream.ts';

/** Streams all data of an account into one zip file in the file store; returns its size in bytes. */
export async function writeZip(
  deps: Pick<Deps, 'db' | 'files' | 'clock' | 'config' | 'log' | 'accountFiles' | 'nameOf'>,
  order: ArchiveOrder,
  fileKey: string,
): Promise<number> {
  const paths = new ArchivePaths(await readFolders(deps.db.sql, order.accountId));
  const zip = new ZipStream();
  await using tasks = openProcess();
  const keeping = deps.files.put(fileKey, zip.readable satisfies Readable);
  const writing = writeParts(deps, order, { zip, paths, tasks }).then(
    () => zip.end(),
    (error) => {
      zip.fail(error);
      throw error;
    },
  );
  await Promise.all([keeping, writing]);
  return zip.size;
}
