import type { ReplyOf } from '@inkstone/contracts';
import type {
  listLedger as listContract,
  readLedger as readContract,
} from '@inkstone/contracts/staff/ledger';
import { readCursor, toPage } from '../../../platform/db/keyset.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import {
  findEntriesOf,
  listCounterAccounts,
  listTxns,
  sumUserAccounts,
} from '../../../platform/ledger/index.ts';

/** Returns counter accounts with their balances, and the sum per unit, from one consistent read. */
export const readLedger: UseCase<typeof readContract, ReplyOf<typeof readContract>> = ({ db }) =>
  db.transact(async ({ sql }) => {
    const accounts = await listCounterAccounts(sql);
    const users = await sumUserAccounts(sql);
    const units = [...new Set([...accounts, ...users].map(({ unit }) => unit))].sort();
    return {
      accounts,
      units: units.map((unit) => {
        const own = users.find((one) => one.unit === unit);
        const ofUsers = own?.sum ?? 0;
        const ofCounters = accounts
          .filter((one) => one.unit === unit)
          .reduce((sum, { balance }) => sum + balance, 0);
        return { unit, users: own?.users ?? 0, ofUsers, ofCounters, sum: ofUsers + ofCounters };
      }),
    };
  });

/** A page of transactions with their entries. */
export const listLedger: UseCase<typeof listContract, ReplyOf<typeof listContract>> = async (
  { db },
  _staff,
  { cursor, limit, ...filter },
) => {
  const found = await listTxns(db.sql, filter, { from: readCursor(cursor), limit: limit + 1 });
  const { rows, next } = toPage(found, limit, ({ postedAt: at, txnId: id }) => ({ at, id }));
  const entries = await findEntriesOf(
    db.sql,
    rows.map(({ txnId }) => txnId),
  );
  return {
    rows: rows.map(({ txnId: id, reason, sourceId: source, postedAt: at }) => ({
      ...{ id, reason, source, at },
      entries: entries.filter((one) => one.txnId === id).map(({ txnId: _, ...entry }) => entry),
    })),
    next,
  };
};
