import { nextWordWarning, wordWarningDays } from '@inkstone/domain/membership';
import { day, type Instant, later } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { type DueHandler, scheduleDue } from '../../../platform/due/index.ts';
import { findAccounts } from '../../../platform/ledger/index.ts';
import { findEndingPackages, findExpiry, markWarned } from './store.ts';

const warnKind = 'warn-of-ending-words';

type WarnDeps = Pick<Deps, 'db' | 'clock' | 'notify'>;

/**
 * Notifies owners of packages that expire within 7 days, and again within 1 day, unless all words are used. Runs daily for
 * packages that were granted before their notifications were scheduled.
 */
export async function warnOfEnding(deps: WarnDeps, packageId?: string): Promise<void> {
  const { db, clock, notify } = deps;
  const now = clock.now();
  for (const days of wordWarningDays) {
    const found = await findEndingPackages(db.sql, {
      from: now,
      to: later(now, days * day),
      days,
      packageId,
    });
    for (const { packageId: id, accountId, expiresAt } of found)
      await db.transact(async (tx) => {
        if (!(await markWarned(tx.sql, id, days))) return;
        const [ledger] = await findAccounts(tx.sql, [id]);
        if (!ledger || ledger.balance <= 0) return;
        await notify(tx, accountId, 'words_ending', { words: ledger.balance, at: expiresAt });
      });
  }
}

/** Schedules the next notification of a package that expires at a time; none after the last. */
export async function scheduleWarning(
  sql: Sql,
  {
    packageId,
    expiresAt,
    now,
  }: { readonly packageId: string; readonly expiresAt: Instant; readonly now: Instant },
): Promise<void> {
  const at = nextWordWarning(expiresAt, now);
  if (at !== null) await scheduleDue(sql, { kind: warnKind, ref: packageId, at });
}

/** Notifies the owner of one package at the scheduled time. */
export const warnOfEndingHandler: DueHandler = {
  kind: warnKind,
  run: async (deps, packageId) => {
    await warnOfEnding(deps, packageId);
    const now = deps.clock.now();
    await deps.db.transact(async ({ sql }) => {
      const expiresAt = await findExpiry(sql, packageId);
      if (expiresAt !== null) await scheduleWarning(sql, { packageId, expiresAt, now });
    });
  },
};
