import { AppError } from '@inkstone/contracts';
import { createDocument } from '@inkstone/contracts/documents';
import { readUsage } from '@inkstone/contracts/membership';
import { day, hour, minute } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findAccounts } from '../../../platform/ledger/index.ts';
import type { WordMeter, WorkFeature, WorkOrder } from '../../../ports/word-meter.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createAccount, openTestSession } from '../../accounts/testing.ts';
import { grant, grantWords } from '../index.ts';
import { findMismatches } from '../usage/store.ts';
import { findPackages } from '../words/store.ts';

let server: TestServer;
let meter: WordMeter;
beforeAll(async () => {
  server = await createTestServer();
  meter = server.deps.wordMeter;
});
afterAll(() => server.close());

let accountId: string;
let person: TestClient;
beforeEach(async () => {
  ({ accountId } = await createAccount(server.deps));
  person = server.as(await openTestSession(server.deps, { accountId }));
});

let orders = 0;
const buy = (itemId: string) =>
  server.deps.db.transact(({ sql }) =>
    grant(server.deps, sql, {
      ...{ accountId, itemId, quantity: 1, sourceId: `order-of-words-${++orders}` },
      ...{ source: 'order', at: server.clock.now() },
    }),
  );

let jobs = 0;
const order = (feature: WorkFeature, words: number, more: Partial<WorkOrder> = {}): WorkOrder => ({
  ...{ feature, words, jobId: `job-${++jobs}`, documentId: null },
  ...more,
});
const left = async (feature: WorkFeature) => (await meter.left(accountId, feature)).left;

/** The sum of the packages' ledger accounts, minus reservations. */
async function ledgerSum(purpose: 'inspire' | 'rewrite' = 'inspire'): Promise<number> {
  const { sql } = server.deps.db;
  const packages = await findPackages(sql, accountId, purpose);
  const accounts = await findAccounts(
    sql,
    packages.filter(({ expiresAt }) => expiresAt > server.clock.now()).map(({ id }) => id),
  );
  return accounts.reduce((sum, { balance, held }) => sum + balance - held, 0);
}

async function refusal(work: Promise<unknown>): Promise<unknown> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof AppError ? [error.code, error.params] : error;
}

/** The id of a reservation, or the code of its refusal. Retries when a busy database has no free connection. */
async function idOrRefusal(wanted: WorkOrder): Promise<string> {
  for (;;) {
    try {
      return (await meter.reserve(accountId, wanted, 'refuse')).id;
    } catch (error) {
      if (error instanceof AppError) return error.code;
    }
  }
}

const perPackage = () =>
  server.deps.db.run(
    `select entry.amount::int as amount from ledger_entries entry
     join ledger_txns txn using (txn_id) join word_packages package on package.package_id = entry.account_key
     where txn.reason = 'use-words' and package.account_id = $1 order by package.expires_at`,
    [accountId],
  );

describe('daily words', () => {
  it('are reserved, charged as used, and listed with their document', async () => {
    const { id: documentId } = await person.call(createDocument, { title: 'Essay' });
    const work = order('continue', 300, { documentId });
    const { id, words } = await meter.reserve(accountId, work, 'refuse');
    expect(words).toBe(300);
    expect(await meter.receiptOf(accountId, work.jobId)).toBeNull();
    expect(await left('continue')).toBe(200);
    const receipt = await meter.settle(id, 120);
    expect(receipt).toEqual({ words: 120, left: 380, paidBy: 'limit', at: server.clock.now() });
    expect(await meter.settle(id, 300)).toEqual(receipt);
    expect(await meter.receiptOf(accountId, work.jobId)).toEqual(receipt);
    await meter.release(id);
    const { entries, features } = await person.call(readUsage, {});
    expect(entries).toMatchObject([{ function: 'continue', words: 120, documentId, documentTitle: 'Essay' }]);
    expect(features[3]).toEqual({ function: 'continue', limit: 500, used: 120, left: 380 });
    expect(await findMismatches(server.deps.db.sql)).toEqual([]);
  });

  it('are refused or shortened beyond the limit', async () => {
    const requests = [
      () => meter.reserve(accountId, order('continue', 300), 'shorten'),
      () => meter.requireLeft(accountId, order('continue', 300)),
    ];
    expect(await refusal(meter.reserve(accountId, order('continue', 501), 'refuse'))).toMatchObject([
      'daily_limit_reached',
      { limit: 500, left: 500, needed: 501, tier: 'Plus' },
    ]);
    const { id, words } = await meter.reserve(accountId, order('continue', 9000), 'shorten');
    expect(words).toBe(500);
    for (const begin of requests)
      expect(await refusal(begin())).toEqual(['words_reserved', { left: 0, needed: 1 }]);
    await meter.release(id);
    await meter.release(id);
    await meter.requireLeft(accountId, order('continue', 9000));
    expect(await left('continue')).toBe(500);
    const { id: rest } = await meter.reserve(accountId, order('continue', 200), 'refuse');
    expect(await refusal(meter.reserve(accountId, order('continue', 500), 'refuse'))).toEqual([
      'words_reserved',
      { left: 300, needed: 500 },
    ]);
    await meter.settle(rest, 1);
    const { id: whole } = await meter.reserve(accountId, order('continue', 499), 'refuse');
    await meter.settle(whole, 499);
    for (const begin of requests)
      expect(await refusal(begin())).toMatchObject([
        'daily_limit_reached',
        { limit: 500, left: 0, needed: 1, tier: 'Plus' },
      ]);
  });

  it('cannot be overspent by 100 parallel reservations', async () => {
    const all = Array.from({ length: 100 }, () => idOrRefusal(order('continue', 30)));
    const ids = (await Promise.all(all)).filter((one) => one !== 'words_reserved');
    expect(ids).toHaveLength(16);
    await Promise.all(ids.map((id) => meter.settle(id, 30)));
    expect(await left('continue')).toBe(20);
    expect(await findMismatches(server.deps.db.sql)).toEqual([]);
  });

  it('count on the day of the reservation', async () => {
    const midnight = Math.ceil((server.clock.now() + 8 * hour + 1) / day) * day - 8 * hour;
    server.clock.set(midnight - minute);
    const { id } = await meter.reserve(accountId, order('continue', 500), 'refuse');
    server.clock.advance(2 * minute);
    expect(await left('continue')).toBe(500);
    await meter.settle(id, 400);
    expect(await left('continue')).toBe(500);
    expect(await findMismatches(server.deps.db.sql)).toEqual([]);
    expect(await meter.left(accountId, 'continue')).toEqual({
      ...{ left: 500, reserved: 0, resetsAt: midnight + day },
    });
  });

  it('are unlimited for Pro, but counted', async () => {
    await buy('week_vvip');
    const { id } = await meter.reserve(accountId, order('continue', 90_000), 'refuse');
    expect(await meter.settle(id, 80_000)).toMatchObject({ words: 80_000, left: null, paidBy: 'unlimited' });
    expect((await person.call(readUsage, {})).features[3]).toMatchObject({ used: 80_000, left: null });
  });

  it('are neither limited nor counted if the operator has turned limits off', async () => {
    await using free = await createTestServer({ config: { hasDailyLimits: false } });
    const { accountId: id } = await createAccount(free.deps);
    for (const feature of ['continue', 'rewrite', 'inspire'] as const) {
      const work = await free.deps.wordMeter.reserve(id, order(feature, 1_000_000), 'refuse');
      const receipt = await free.deps.wordMeter.settle(work.id, 1000);
      expect(receipt).toMatchObject({ words: 1000, left: null, paidBy: 'unlimited' });
    }
    expect(await free.deps.db.run('select * from daily_usage where account_id = $1', [id])).toEqual([]);
  });
});

describe('words of packages', () => {
  it('pay for Inspire, the soonest expiring first, one entry for each package', async () => {
    expect(await refusal(meter.reserve(accountId, order('inspire', 2000), 'shorten'))).toEqual([
      'words_used_up',
      { left: 0, needed: 1 },
    ]);
    expect(await refusal(meter.requireLeft(accountId, order('inspire', 300)))).toEqual([
      'words_used_up',
      { left: 0, needed: 1 },
    ]);
    await buy('words_50k');
    await meter.requireLeft(accountId, order('inspire', 300));
    server.clock.advance(day);
    await buy('words_50k');
    const { id: documentId } = await person.call(createDocument, { title: 'Speech' });
    const { id } = await meter.reserve(accountId, order('inspire', 60_000, { documentId }), 'refuse');
    expect([await left('inspire'), await ledgerSum()]).toEqual([40_000, 40_000]);
    expect(await refusal(meter.reserve(accountId, order('inspire', 100_000), 'refuse'))).toEqual([
      'words_reserved',
      { left: 40_000, needed: 100_000 },
    ]);
    expect(await refusal(meter.reserve(accountId, order('inspire', 100_001), 'refuse'))).toEqual([
      'words_used_up',
      { left: 40_000, needed: 100_001 },
    ]);
    expect(await meter.settle(id, 50_500)).toMatchObject({ words: 50_500, left: 49_500, paidBy: 'package' });
    expect(await ledgerSum()).toBe(49_500);
    expect(await perPackage()).toEqual([{ amount: -50_000 }, { amount: -500 }]);
    const { entries, packages } = await person.call(readUsage, {});
    expect(entries).toMatchObject([{ function: 'inspire', words: 50_500, documentTitle: 'Speech' }]);
    expect(packages.map((one) => one.left)).toEqual([0, 49_500]);
    expect(await findMismatches(server.deps.db.sql)).toEqual([]);
  });

  it('are reserved once for a job, also for two concurrent requests', async () => {
    await buy('words_50k');
    const same = order('inspire', 1000);
    const made = await Promise.all([1, 2, 3].map(() => meter.reserve(accountId, same, 'refuse')));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await left('inspire')).toBe(49_000);
    await meter.settle(String(made[0]?.id), 700);
    expect(await meter.reserve(accountId, same, 'refuse')).toEqual(made[0]);
    expect(await left('inspire')).toBe(49_300);
  });

  it('cannot be overspent by 100 parallel reservations', async () => {
    await buy('words_50k');
    const all = Array.from({ length: 100 }, () => idOrRefusal(order('inspire', 1500)));
    const results = await Promise.all(all);
    const ids = results.filter((one) => one !== 'words_reserved');
    expect(ids).toHaveLength(33);
    await Promise.all(ids.map((id, i) => (i % 2 ? meter.release(id) : meter.settle(id, 1000))));
    expect([await left('inspire'), await ledgerSum()]).toEqual([33_000, 33_000]);
  });

  it('can be used for one more day when returned to an expired package', async () => {
    await buy('words_50k');
    server.clock.advance(45 * day - minute);
    const first = await meter.reserve(accountId, order('inspire', 50_000), 'refuse');
    server.clock.advance(2 * minute);
    await server.deps.runDue();
    expect(await left('inspire')).toBe(0);
    await meter.settle(first.id, 10_000);
    expect(await left('inspire')).toBe(40_000);
    server.clock.advance(day - minute);
    await server.deps.runDue();
    expect([await left('inspire'), await ledgerSum()]).toEqual([40_000, 40_000]);
    server.clock.advance(minute);
    await server.deps.runDue();
    expect(await left('inspire')).toBe(0);
    expect(await refusal(meter.reserve(accountId, order('inspire', 1), 'refuse'))).toMatchObject([
      'words_used_up',
      { left: 0 },
    ]);
    const balances = 'select balance::int as balance from ledger_accounts where account_key in';
    const packages = '(select package_id from word_packages where account_id = $1)';
    expect(await server.deps.db.run(`${balances} ${packages}`, [accountId])).toEqual([{ balance: 0 }]);
  });

  it('are released when the work is not ended, unless it is extended', async () => {
    await buy('words_50k');
    const left1 = await meter.reserve(accountId, order('inspire', 1000), 'refuse');
    const left2 = await meter.reserve(accountId, order('inspire', 100), 'refuse');
    server.clock.advance(10 * minute);
    await meter.extend(left2.id);
    server.clock.advance(5 * minute);
    await server.deps.runDue();
    expect(await left('inspire')).toBe(49_900);
    expect(await meter.settle(left1.id, 1000)).toMatchObject({ words: 0, left: 49_900 });
    expect(await meter.settle(left2.id, 60)).toMatchObject({ words: 60, left: 49_940 });
    server.clock.advance(hour);
    await server.deps.runDue();
    expect([await left('inspire'), await ledgerSum()]).toEqual([49_940, 49_940]);
  });

  it('return to the ledger when the account is removed during the work', async () => {
    await buy('words_50k');
    const { id } = await meter.reserve(accountId, order('inspire', 1000), 'refuse');
    await server.deps.db.run('delete from word_works where account_id = $1', [accountId]);
    server.clock.advance(hour);
    await server.deps.runDue();
    const holds = await server.deps.db.run('select state from ledger_holds where hold_id = $1', [id]);
    expect(holds).toEqual([{ state: 'released' }]);
  });

  it('pay for rewriting only in the free tier if they were granted', async () => {
    expect(await refusal(meter.reserve(accountId, order('rewrite', 10), 'refuse'))).toMatchObject([
      'rewrite_words_used_up',
      { left: 0 },
    ]);
    const given = { accountId, words: 500, days: 365, source: 'welcome', sourceId: accountId };
    const free = { ...given, purpose: 'rewrite', at: server.clock.now() } as const;
    const { db } = server.deps;
    expect(await db.transact(({ sql }) => grantWords(server.deps, sql, free))).toBe(true);
    expect(await db.transact(({ sql }) => grantWords(server.deps, sql, free))).toBe(false);
    expect(await left('inspire')).toBe(0);
    const { id } = await meter.reserve(accountId, order('rewrite', 400), 'refuse');
    expect(await meter.settle(id, 320)).toMatchObject({ words: 320, left: 180, paidBy: 'package' });
    expect(await ledgerSum('rewrite')).toBe(180);
    expect((await person.call(readUsage, {})).packages).toEqual([]);
    await buy('month_vip');
    const { id: paid } = await meter.reserve(accountId, order('rewrite', 10_000), 'refuse');
    expect(await meter.settle(paid, 10_000)).toMatchObject({ paidBy: 'limit' });
    expect(await ledgerSum('rewrite')).toBe(180);
  });
});
