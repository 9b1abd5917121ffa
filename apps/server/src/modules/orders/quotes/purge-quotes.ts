import { day, later } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { deleteUnordered } from './store.ts';

/** Quotes per transaction, which bounds its duration. */
const atOnce = 5000;

/** Deletes quotes that expired a day ago and were not ordered. Safe to run twice. */
export async function purgeQuotes({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = later(clock.now(), -day);
  for (;;) {
    const deleted = await db.transact(({ sql }) => deleteUnordered(sql, before, atOnce));
    if (deleted < atOnce) return;
  }
}
