import type { Readable } from 'node:stream';
import type { Deps } from '../../../../deps.ts';
import { readFolders } from '../../folders/store.ts';
import { openThread } from '../thread/exchange-thread.ts';
import { type ArchiveOrder, writeParts } from './archive-parts.ts';
import { ArchivePaths } from './archive-paths.ts';
import { ZipStream } from './zip-stream.ts';

/** Writes everything of an account into one zip file, straight into the file store; gives its size in bytes. */
export async function writeZip(
  deps: Pick<Deps, 'db' | 'files' | 'clock' | 'log' | 'accountFiles' | 'nameOf'>,
  order: ArchiveOrder,
  fileKey: string,
): Promise<number> {
  const paths = new ArchivePaths(await readFolders(deps.db.sql, order.accountId));
  const zip = new ZipStream();
  await using thread = openThread();
  const keeping = deps.files.put(fileKey, zip.readable satisfies Readable);
  const writing = writeParts(deps, order, { zip, paths, thread }).then(
    () => zip.end(),
    (error) => {
      zip.fail(error);
      throw error;
    },
  );
  await Promise.all([keeping, writing]);
  return zip.size;
}
