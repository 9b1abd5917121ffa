import type { Deps } from '../../../deps.ts';
import { continueFile } from './continue-message.ts';
import { type RunDeps, runFile } from './run-file.ts';
import { deleteExpiredFiles, type FileKey, findFile, findOrphanedFiles } from './store.ts';

/** Maximum number of files queued per call. */
const maxFiles = 20;

/**
 * Processes a file until it is done, stopped, or the time limit of a run is reached; then it is queued again.
 * Safe to run twice.
 */
export async function continueOne(deps: RunDeps & Pick<Deps, 'jobs'>, key: FileKey): Promise<void> {
  const isOurs = await runFile(deps, key, new AbortController().signal);
  const file = isOurs ? await findFile(deps.db.sql, key) : null;
  if (file?.state === 'waiting') await deps.jobs.send(continueFile, key);
}

/** Queues waiting or running files without a running process, for example after a restart. */
export async function continueOrphaned({
  db,
  clock,
  jobs,
}: Pick<Deps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  for (const { accountId, fileId } of await findOrphanedFiles(db.sql, clock.now(), maxFiles))
    await jobs.send(continueFile, { accountId, fileId });
}

/** Deletes expired files. Safe to run twice. */
export async function purgeExpired({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteExpiredFiles(db.sql, clock.now());
}
