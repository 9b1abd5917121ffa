import type { Deps } from '../../../../deps.ts';
import { deleteExpiredArchives } from './store.ts';

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
