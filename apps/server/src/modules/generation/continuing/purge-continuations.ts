import { day, instant } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { deleteContinuations } from './store.ts';

/** Deletes the texts of continuations after a day. Safe to run twice. */
export async function purgeContinuations({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteContinuations(db.sql, instant(clock.now() - day));
}
