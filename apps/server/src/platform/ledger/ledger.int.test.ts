import type { LedgerReason } from '@inkstone/contracts/staff/ledger';
import { type Instant, instant, manualClock, seededRandom, uuidv7 } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Deps } from '../../deps.ts';
import { captureLog } from '../../testing/captured-log.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { type DueHandler, runDue } from '../due/index.ts';
import {
  extendHold,
  findAccounts,
  LedgerShortage,
  openLedgerAccounts,
  post,
  releaseHold,
  releaseHoldHandler,
  reserve,
  settleHold,
} from './index.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

const random = seededRandom(7);
const id = () => uuidv7(1, random.bytes(10));
const at = instant(1000);
let [user, other, issuer]: string[] = [];

async function open(unit: string, floor: number | null): Promise<string> {
  const key = id();
  await db.transact(({ sql }) => openLedgerAccounts(sql, [{ key, unit, floor }], at));
  return key;
}

beforeEach(async () => {
  user = await open('word', 0);
  other = await open('word', 0);
  issuer = await open('word', null);
  await give(user, 100);
});

const give = (
  key: string | undefined,
  amount: number,
  sourceId = id(),
  reason: LedgerReason = 'grant-words',
) =>
  db.transact(({ sql }) =>
    post(sql, {
      ...{ txnId: id(), reason, sourceId, at },
      entries: [
        { accountKey: String(key), amount },
        { accountKey: String(issuer), amount: -amount },
      ],
    }),
  );

async function state(key: string | undefined): Promise<{ balance: number; held: number }> {
  const [account] = await findAccounts(db.sql, [String(key)]);
  return { balance: account?.balance ?? Number.NaN, held: account?.held ?? Number.NaN };
}

const hold = (
  holdId: string,
  amounts: readonly [string | undefined, number][],
  expiresAt: Instant = instant(5000),
) =>
  db.transact(({ sql }) =>
    reserve(sql, {
      ...{ holdId, expiresAt },
      parts: amounts.map(([key, amount]) => ({ accountKey: String(key), amount })),
    }),
  );

const settle = (holdId: string, amount: number) =>
  db.transact(({ sql }) =>
    settleHold(sql, { holdId, amount, to: String(issuer), txnId: id(), reason: 'use-words', at }),
  );

/** The message of the database, which Drizzle wraps. */
async function refusalOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (thrown: Error) => thrown,
  );
  return error ? `${error.message} ${error.cause instanceof Error ? error.cause.message : ''}` : 'none';
}

describe('the ledger', () => {
  it('posts once for each reason and source', async () => {
    expect(await give(user, 5, 'order-1')).toBe(true);
    expect(await give(user, 5, 'order-1')).toBe(false);
    expect(await give(user, 5, 'order-1', 'use-words')).toBe(true);
    expect(await state(user)).toEqual({ balance: 110, held: 0 });
  });

  it('refuses a transaction with a nonzero sum, for each unit, at the commit', async () => {
    const coins = await open('coin', null);
    const unbalanced = (entries: { accountKey: string; amount: number }[]) =>
      db.transact(({ sql }) =>
        post(sql, { txnId: id(), reason: 'grant-words', sourceId: id(), at, entries }),
      );
    const one = { accountKey: String(user), amount: 7 };
    expect(await refusalOf(unbalanced([one]))).toContain('do not sum to zero');
    const otherUnit = unbalanced([one, { accountKey: coins, amount: -7 }]);
    expect(await refusalOf(otherUnit)).toContain('do not sum to zero');
    expect(await state(user)).toEqual({ balance: 100, held: 0 });
    const raw = `insert into ledger_txns values ('raw', 'raw', 'raw', 1);
      insert into ledger_entries values ('raw', '${user}', 1)`;
    expect(await refusalOf(db.run(raw))).toContain('do not sum to zero');
  });

  it('refuses a balance below the floor, in code and in the database', async () => {
    await expect(give(user, -101)).rejects.toBeInstanceOf(LedgerShortage);
    await hold(id(), [[user, 60]]);
    await expect(give(user, -41)).rejects.toBeInstanceOf(LedgerShortage);
    expect(await give(user, -40)).toBe(true);
    const raw = `insert into ledger_txns values ('low', 'low', 'low', 1);
      insert into ledger_entries values ('low', '${user}', -1), ('low', '${issuer}', 1)`;
    expect(await refusalOf(db.run(raw))).toContain('ledger_floor');
    expect(await state(user)).toEqual({ balance: 60, held: 60 });
  });

  it.each([
    'update ledger_entries set amount = amount * 2',
    'delete from ledger_entries',
    'truncate ledger_entries',
    "update ledger_txns set reason = 'x'",
    'delete from ledger_txns',
  ])('refuses: %s', async (statement) => {
    expect(await refusalOf(db.run(statement))).toContain('append-only');
  });

  it('never exceeds the balance with 50 concurrent reservations', async () => {
    const ids = Array.from({ length: 50 }, id);
    const results = await Promise.allSettled(ids.map((holdId) => hold(holdId, [[user, 7]])));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.every(({ reason }) => reason instanceof LedgerShortage)).toBe(true);
    expect(results.length - refused.length).toBe(14);
    expect(await state(user)).toEqual({ balance: 100, held: 98 });
  });
});

describe('an account without a floor', () => {
  it('has the sum of its entries, also of 50 concurrent postings', async () => {
    const keys = await Promise.all(Array.from({ length: 50 }, () => open('word', 0)));
    expect(await Promise.all(keys.map((key, n) => give(key, n + 1)))).not.toContain(false);
    expect(await state(issuer)).toEqual({ balance: -100 - 1275, held: 0 });
    expect(
      (await findAccounts(db.sql, [String(issuer), String(keys[9])])).map(({ balance }) => balance).sort(),
    ).toEqual([-1375, 10]);
  });

  it('is zero before its first entry, and cannot have holds', async () => {
    const key = await open('word', null);
    expect(await state(key)).toEqual({ balance: 0, held: 0 });
    await expect(hold(id(), [[key, 1]])).rejects.toThrow('with a floor');
    const raw = `update ledger_accounts set held = 1 where account_key = '${key}'`;
    expect(await refusalOf(db.run(raw))).toContain('ledger_held_of_kept');
  });

  it('refuses entries before it exists', async () => {
    const entries = [
      { accountKey: String(user), amount: 1 },
      { accountKey: 'nobody', amount: -1 },
    ];
    const posting = db.transact(({ sql }) =>
      post(sql, { txnId: id(), reason: 'grant-words', sourceId: id(), at, entries }),
    );
    expect(await refusalOf(posting)).toContain('foreign key');
    expect(await state(user)).toEqual({ balance: 100, held: 0 });
  });
});

describe('a hold', () => {
  it('is settled once, by the used amount, from its first account on', async () => {
    await give(other, 50);
    const holdId = id();
    expect(
      await hold(holdId, [
        [user, 30],
        [other, 50],
      ]),
    ).toBe(true);
    expect(await hold(holdId, [[user, 30]])).toBe(false);
    expect(await settle(holdId, 45)).toBe(true);
    expect(await settle(holdId, 45)).toBe(false);
    expect(await state(user)).toEqual({ balance: 70, held: 0 });
    expect(await state(other)).toEqual({ balance: 35, held: 0 });
  });

  it('can be settled with zero, and with no more than was reserved', async () => {
    const holdId = id();
    await hold(holdId, [[user, 30]]);
    for (const amount of [31, -1, 1.5]) await expect(settle(holdId, amount)).rejects.toThrow(RangeError);
    expect(await settle(holdId, 0)).toBe(true);
    expect(await state(user)).toEqual({ balance: 100, held: 0 });
  });

  it('is released once, and not settled afterwards', async () => {
    const holdId = id();
    await hold(holdId, [[user, 30]]);
    const release = () => db.transact(({ sql }) => releaseHold(sql, holdId));
    expect(await release()).toBe(true);
    expect(await release()).toBe(false);
    expect(await settle(holdId, 10)).toBe(false);
    expect(await state(user)).toEqual({ balance: 100, held: 0 });
  });

  it('is released when it expires, by the clock of the server', async () => {
    const clock = manualClock(1000);
    const deps = { db, clock, log: captureLog().log } as unknown as Deps;
    await hold(id(), [[user, 30]], instant(2000));
    const settled = id();
    await hold(settled, [[user, 10]], instant(2000));
    await settle(settled, 10);
    clock.set(1999);
    expect(await runDue(deps, [releaseHoldHandler])).toBe(0);
    expect(await state(user)).toEqual({ balance: 90, held: 30 });
    clock.set(2000);
    expect(await runDue(deps, [releaseHoldHandler])).toBe(2);
    expect(await state(user)).toEqual({ balance: 90, held: 0 });
  });

  it('is kept when it is extended while its expiry is being handled', async () => {
    const clock = manualClock(2000);
    const deps = { db, clock, log: captureLog().log } as unknown as Deps;
    await hold(id(), [[user, 30]], instant(2000));
    const late: DueHandler = {
      kind: releaseHoldHandler.kind,
      run: async (_, holdId) => {
        await db.transact(({ sql }) => extendHold(sql, holdId, instant(9000)));
        await releaseHoldHandler.run(deps, holdId);
      },
    };
    expect(await runDue(deps, [late])).toBe(1);
    expect(await state(user)).toEqual({ balance: 100, held: 30 });
    clock.set(9000);
    await runDue(deps, [releaseHoldHandler]);
    expect(await state(user)).toEqual({ balance: 100, held: 0 });
  });
});
