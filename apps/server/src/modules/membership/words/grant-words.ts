import { day, type Instant, later, minute } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { type DueHandler, scheduleDue } from '../../../platform/due/index.ts';
import { findAccounts, openLedgerAccounts, post } from '../../../platform/ledger/index.ts';
import { findExpiry, insertPackage, setExpiry, type WordPurpose } from './store.ts';
import { scheduleWarning } from './warn-of-ending.ts';

/** Ledger account from which words are granted and to which expired ones return. */
export const issuer = 'issuer/word';
const expireKind = 'expire-words';

/** Grants words that expire after some days; false if the source granted them already. */
export async function grantWords(
  { ids }: Pick<Deps, 'ids'>,
  sql: Sql,
  given: {
    readonly accountId: string;
    readonly words: number;
    readonly purpose: WordPurpose;
    readonly days: number;
    readonly source: string;
    readonly sourceId: string;
    readonly at: Instant;
  },
): Promise<boolean> {
  const { days, at, ...rest } = given;
  const packageId = ids.next();
  const expiresAt = later(at, days * day);
  if (!(await insertPackage(sql, { ...rest, packageId, grantedAt: at, expiresAt }))) return false;
  const accounts = [
    { key: issuer, unit: 'word', floor: null },
    { key: packageId, unit: 'word', floor: 0 },
  ];
  await openLedgerAccounts(sql, accounts, at);
  await post(sql, {
    ...{ txnId: ids.next(), reason: 'grant-words', sourceId: packageId, at },
    entries: [
      { accountKey: issuer, amount: -given.words },
      { accountKey: packageId, amount: given.words },
    ],
  });
  await scheduleDue(sql, { kind: expireKind, ref: packageId, at: expiresAt });
  await scheduleWarning(sql, { packageId, expiresAt, now: at });
  return true;
}

/** Extends an expired package until `expiresAt`. */
export async function extendPackage(sql: Sql, packageId: string, expiresAt: Instant): Promise<void> {
  await setExpiry(sql, packageId, expiresAt);
  await scheduleDue(sql, { kind: expireKind, ref: packageId, at: expiresAt });
}

/** Expires the remaining words of a package; postponed while words are reserved. */
export const expireWordsHandler: DueHandler = {
  kind: expireKind,
  run: ({ db, clock, ids }, packageId) =>
    db.transact(async ({ sql }) => {
      const [account] = await findAccounts(sql, [packageId]);
      if (!account || account.balance === 0) return;
      // Read after the balance, because returning words extends the package in the same transaction.
      const expiresAt = await findExpiry(sql, packageId);
      if (expiresAt !== null && expiresAt > clock.now()) {
        await scheduleDue(sql, { kind: expireKind, ref: packageId, at: expiresAt });
        return;
      }
      if (account.held > 0) {
        await scheduleDue(sql, { kind: expireKind, ref: packageId, at: later(clock.now(), 10 * minute) });
        return;
      }
      await post(sql, {
        ...{ txnId: ids.next(), reason: 'expire-words', sourceId: packageId, at: clock.now() },
        entries: [
          { accountKey: issuer, amount: account.balance },
          { accountKey: packageId, amount: -account.balance },
        ],
      });
    }),
};
