import type { Deps } from '../../../../deps.ts';
import type { Archive } from './archive.ts';
import { archiveMail } from './archive-mail.ts';
import { changeArchive, deleteExpiredArchives, findArchive } from './store.ts';
import { writeZip } from './write-zip.ts';

type ArchiveDeps = Pick<
  Deps,
  'config' | 'db' | 'files' | 'clock' | 'log' | 'sync' | 'accountFiles' | 'nameOf' | 'mailOwner'
>;

/**
 * Streams a full archive into one zip file in the file store. Safe to run twice: an archive that is done or
 * replaced is not changed.
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
    const size = await writeZip(deps, { ...archive, onProgress: reportProgress(deps, archive) }, fileKey);
    const done = { state: 'done', size, fileKey, touchedAt: deps.clock.now() } as const;
    if (!(await changeArchive(deps.db.sql, archive, done))) return await deps.files.delete(fileKey);
  } catch (error) {
    await deps.files.delete(fileKey);
    await changeArchive(deps.db.sql, archive, { state: 'failed', touchedAt: deps.clock.now() });
    throw error;
  }
  await deps.mailOwner(accountId, (language) => archiveMail(language, deps.config.baseUrl));
}

function reportProgress({ db, clock }: ArchiveDeps, archive: Archive): (done: number) => Promise<void> {
  return async (done) => {
    const isMine = await changeArchive(db.sql, archive, { done, touchedAt: clock.now() });
    if (!isMine) throw new Error('Another archive was requested');
  };
}

/** Removes expired archives. Safe to run twice. */
export async function removeExpiredArchives({
  db,
  files,
  clock,
}: Pick<Deps, 'db' | 'files' | 'clock'>): Promise<void> {
  for (const { fileKey } of await deleteExpiredArchives(db.sql, clock.now())) {
    if (fileKey) await files.delete(fileKey);
  }
}
