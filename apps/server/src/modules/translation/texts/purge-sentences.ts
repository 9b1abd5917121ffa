import { day, instant } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { deleteRuns } from './store.ts';

/** Deletes translated sentences after a day. Safe to run twice. */
export async function purgeSentences({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteRuns(db.sql, instant(clock.now() - day));
}
