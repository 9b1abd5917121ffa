import { shanghaiDay } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { deleteOldUsage, findMismatches, forgetDocument } from './store.ts';

/** Days for which counters and their debits are kept. */
const keptDays = 92;

/**
 * Deletes sentences of earlier days, and old counters with their debits. Verifies the other counters and logs
 * an error if the debits of one do not add up to it. Safe to run twice.
 */
export async function purgeUsage({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const today = shanghaiDay(clock.now());
  await db.transact(({ sql }) => deleteOldUsage(sql, today, today - keptDays));
  for (const { feature, day, used, entries } of await findMismatches(db.sql))
    log.error('a counter differs from its debits', { feature, day, used, entries });
}

/** Removes references to permanently removed documents; their debits are kept without a document. */
export async function forgetDocuments(
  { sql }: Transaction,
  removed: readonly { readonly accountId: string; readonly id: string }[],
): Promise<void> {
  for (const { accountId, id } of removed) await forgetDocument(sql, accountId, id);
}
