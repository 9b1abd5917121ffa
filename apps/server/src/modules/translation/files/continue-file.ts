import type { Deps } from '../../../deps.ts';
import { continueFile } from './continue-message.ts';
import { type RunDeps, runFile } from './run-file.ts';
import { deleteExpiredFiles, type FileKey, findFile, findOrphanedFiles } from './store.ts';

/** Files that are looked for at a time. */
const most = 20;

/** Works on a file until it is done, stops, or has taken long enough: then it is queued again. Safe to run twice. */
export async function continueOne(deps: RunDeps & Pick<Deps, 'jobs'>, key: FileKey): Promise<void> {
  const isOurs = await runFile(deps, key, new AbortController().signal);
  const file = isOurs ? await findFile(deps.db.sql, key) : null;
  if (file?.state === 'waiting') await deps.jobs.send(continueFile, key);
}

/** Queues files that are to go on and that nobody works on, such as after a restart. */
export async function continueOrphaned({
  db,
  clock,
  jobs,
}: Pick<Deps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  for (const { accountId, fileId } of await findOrphanedFiles(db.sql, clock.now(), most))
    await jobs.send(continueFile, { accountId, fileId });
}

/** Deletes files that have expired. Safe to run twice. */
export async function purgeExpired({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteExpiredFiles(db.sql, clock.now());
}
