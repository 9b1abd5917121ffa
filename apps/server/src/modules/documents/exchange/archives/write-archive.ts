import type { Readable } from 'node:stream';
import type { Deps } from '../../../../deps.ts';
import { readFolders } from '../../folders/store.ts';
import { openThread } from '../thread/exchange-thread.ts';
import type { Archive } from './archive.ts';
import { writeParts } from './archive-parts.ts';
import { ArchivePaths } from './archive-paths.ts';
import { changeArchive, findArchive } from './store.ts';
import { ZipStream } from './zip-stream.ts';

type ArchiveDeps = Pick<Deps, 'db' | 'files' | 'clock' | 'log' | 'sync'>;

/**
 * Writes everything into one zip file, document by document, straight into the file store. Safe to run twice: an
 * archive that is done, or that another one has replaced, is left alone.
 */
export async function writeArchive(
  deps: ArchiveDeps,
  { accountId, archiveId }: { readonly accountId: string; readonly archiveId: string },
): Promise<void> {
  const archive = await findArchive(deps.db.sql, accountId);
  if (archive?.id !== archiveId || archive.state === 'done') return;
  const isMine = await changeArchive(deps.db.sql, archive, {
    state: 'running',
    done: 0,
    touchedAt: deps.clock.now(),
  });
  if (!isMine) return;
  const fileKey = `archives/${accountId}/${archiveId}.zip`;
  try {
    const size = await writeFile(deps, archive, fileKey);
    const done = { state: 'done', size, fileKey, touchedAt: deps.clock.now() } as const;
    if (!(await changeArchive(deps.db.sql, archive, done))) await deps.files.delete(fileKey);
  } catch (error) {
    await deps.files.delete(fileKey);
    await changeArchive(deps.db.sql, archive, { state: 'failed', touchedAt: deps.clock.now() });
    throw error;
  }
}

async function writeFile(deps: ArchiveDeps, archive: Archive, fileKey: string): Promise<number> {
  const paths = new ArchivePaths(await readFolders(deps.db.sql, archive.accountId));
  const zip = new ZipStream();
  await using thread = openThread();
  const keeping = deps.files.put(fileKey, zip.readable satisfies Readable);
  const writing = writeParts(deps, archive, { zip, paths, thread }).then(
    () => zip.end(),
    (error) => {
      zip.fail(error);
      throw error;
    },
  );
  await Promise.all([keeping, writing]);
  return zip.size;
}
