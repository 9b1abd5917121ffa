import { day, later } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { findAccounts } from '../../../platform/ledger/index.ts';
import { findEndingPackages, markWarned } from './store.ts';

/** Days before expiry at which the owner of a package is notified, in chronological order. */
const stages = [7, 1] as const;

/** Notifies owners of packages that expire within 7 days, and again within 1 day, unless all words are used. */
export async function warnOfEnding({
  db,
  clock,
  notify,
}: Pick<Deps, 'db' | 'clock' | 'notify'>): Promise<void> {
  const now = clock.now();
  for (const days of stages) {
    const found = await findEndingPackages(db.sql, { from: now, to: later(now, days * day), days });
    for (const { packageId, accountId, expiresAt } of found)
      await db.transact(async (tx) => {
        if (!(await markWarned(tx.sql, packageId, days))) return;
        const [ledger] = await findAccounts(tx.sql, [packageId]);
        if (!ledger || ledger.balance <= 0) return;
        await notify(tx, accountId, 'words_ending', { words: ledger.balance, at: expiresAt });
      });
  }
}
