import { AppError } from '@inkstone/contracts';
import { createDocument } from '@inkstone/contracts/documents';
import { explainAccess, listFunctions, readUsage } from '@inkstone/contracts/membership';
import { day, hour, minute } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MeteredTexts } from '../../../ports/metering.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createAccount, openTestSession } from '../../accounts/testing.ts';
import { grant } from '../index.ts';
import { purgeUsage } from './purge-usage.ts';
import { findMismatches } from './store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
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
      ...{ accountId, itemId, quantity: 1, sourceId: `order-of-use-${++orders}` },
      ...{ source: 'order', at: server.clock.now() },
    }),
  );

const count = (texts: readonly string[], wanted: Partial<MeteredTexts> = {}) =>
  server.deps.metering.count(accountId, {
    ...{ feature: 'proofread', documentId: null, beyond: 'refuse' },
    ...{ texts, ...wanted },
  });

/** A text of `words` words, none of which another call returns. */
let made = 0;
const sentence = (words: number) => {
  const name = `t${++made}x`;
  return `${Array.from({ length: words }, (_, i) => `${name}${i}`).join(' ')}.`;
};

const use = async () => (await person.call(readUsage, {})).features[0];
const used = async () => (await use())?.used;

async function refusal(work: Promise<unknown>): Promise<unknown> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof AppError ? [error.code, error.params] : error;
}

/** The next midnight in Shanghai. */
const midnight = () => Math.ceil((server.clock.now() + 8 * hour + 1) / day) * day - 8 * hour;

describe('GET /api/vip/usage', () => {
  it('shows the limits of a new account, unused', async () => {
    expect(await person.call(readUsage, {})).toEqual({
      vip_type: 'free',
      resetsAt: midnight(),
      features: [
        { function: 'proofread', limit: 5000, used: 0, left: 5000 },
        { function: 'translate', limit: 3000, used: 0, left: 3000 },
        { function: 'rewrite', limit: 0, used: 0, left: 0 },
        { function: 'continue', limit: 500, used: 0, left: 500 },
      ],
      packages: [],
      entries: [],
      next: null,
    });
  });

  it('lists every debit by minute and document, and they sum to the counter', async () => {
    const { id } = await person.call(createDocument, { title: '' });
    await count([sentence(10), sentence(5)], { documentId: id });
    await count([sentence(3)], { documentId: id });
    await count([sentence(4)]);
    server.clock.advance(minute);
    await count([sentence(7)], { documentId: id });
    const { entries } = await person.call(readUsage, {});
    expect(entries.map(({ words, documentId }) => [words, documentId]).slice(0, 1)).toEqual([[7, id]]);
    expect(entries.slice(1).map(({ words, documentId }) => [words, documentId])).toEqual(
      expect.arrayContaining([
        [18, id],
        [4, null],
      ]),
    );
    expect(entries).toHaveLength(3);
    expect(await used()).toBe(29);
    expect(await findMismatches(server.deps.db.sql)).toEqual([]);
    await server.deps.db.run('update usage_entries set words = words + 1 where account_id = $1', [accountId]);
    expect(await findMismatches(server.deps.db.sql)).toEqual([
      expect.objectContaining({ accountId, feature: 'proofread', used: 29, entries: 32 }),
    ]);
    await server.deps.db.run('update usage_entries set words = words - 1 where account_id = $1', [accountId]);
  });

  it('is paged without missing or repeated debits', async () => {
    for (let i = 0; i < 60; i++) {
      await count([sentence(6)], { documentId: `document ${i % 2}` });
      if (i % 2) server.clock.advance(minute);
    }
    const first = await person.call(readUsage, {});
    expect(first.entries).toHaveLength(50);
    const second = await person.call(readUsage, { cursor: first.next ?? '' });
    expect(second.next).toBeNull();
    const ids = [...first.entries, ...second.entries].map(({ id }) => id);
    expect(new Set(ids).size).toBe(60);
    await expect(person.call(readUsage, { cursor: 'x' })).rejects.toMatchObject({ code: 'invalid_request' });
  });

  it('shows words of packages', async () => {
    await buy('words_50k');
    const { packages } = await person.call(readUsage, {});
    const { packages: same } = await person.call(listFunctions, {});
    expect(packages).toEqual(same);
    expect(packages).toMatchObject([{ words: 50_000, left: 50_000 }]);
  });
});

describe('daily limits', () => {
  it('count a sentence once per day and document, and again the next day', async () => {
    const text = sentence(20);
    for (const documentId of ['a', 'a', 'b', null, null]) await count([text], { documentId });
    expect(await used()).toBe(60);
    server.clock.set(midnight());
    expect(await used()).toBe(0);
    await count([text], { documentId: 'a' });
    expect(await used()).toBe(20);
  });

  it('count a sentence that is being written up to its length', async () => {
    const text = '今天的天气很好，我们决定一起去公园里散步，然后喝茶。';
    for (let end = 1; end <= text.length; end++) await count([text.slice(0, end)], { documentId: 'a' });
    expect(await used()).toBe(23);
    const english = 'We walk along the river every evening.';
    for (let end = 1; end <= english.length; end++) await count([english.slice(0, end)], { documentId: 'b' });
    // The first letter is counted separately, because it has nothing in common with the next text.
    expect(await used()).toBe(23 + 7 + 1);
  });

  it('refuse what does not fit, report the remaining words, and count nothing of it', async () => {
    await count([sentence(4990)]);
    const requested = refusal(count([sentence(6), sentence(6)]));
    expect(await requested).toEqual([
      'daily_limit_reached',
      { limit: 5000, left: 10, needed: 12, resets: midnight(), tier: 'Plus', vip_type: 'vip' },
    ]);
    expect(await used()).toBe(4990);
    expect(await refusal(count([sentence(40_000)]))).toMatchObject(['daily_limit_reached', { tier: 'Pro' }]);
    await count([sentence(10)]);
    expect(await use()).toMatchObject({ used: 5000, left: 0 });
  });

  it('skip texts that do not fit if the caller accepts it', async () => {
    const known = sentence(4990);
    await count([known]);
    const given = [sentence(8), sentence(8), known, sentence(2)];
    expect(await count(given, { beyond: 'skip' })).toEqual({
      refused: [1],
      reached: { limit: 5000, left: 0, needed: 18, resetsAt: midnight(), liftedBy: 'plus' },
    });
    expect(await used()).toBe(5000);
    expect(await count(given, { beyond: 'skip' })).toMatchObject({ refused: [1] });
    expect(await count([known, sentence(1)], { beyond: 'skip' })).toMatchObject({ refused: [1] });
    await buy('month_vip');
    expect(await count(given, { beyond: 'skip' })).toMatchObject({ refused: [] });
    expect(await used()).toBe(5008);
  });

  it('hold for concurrent requests', async () => {
    const results = await Promise.all(Array.from({ length: 30 }, () => refusal(count([sentence(400)]))));
    expect(results.filter((one) => one === null)).toHaveLength(12);
    expect(await used()).toBe(4800);
    expect(await findMismatches(server.deps.db.sql)).toEqual([]);
  });

  it('follow a purchase at once, and its end', async () => {
    await count([sentence(5000)]);
    expect(await refusal(count([sentence(6)]))).toMatchObject(['daily_limit_reached', {}]);
    await buy('month_vip');
    await count([sentence(30_000)]);
    expect(await use()).toMatchObject({ limit: 40_000, used: 35_000, left: 5000 });
    await buy('week_vvip');
    await count([sentence(300_000)]);
    expect(await use()).toMatchObject({ limit: null, used: 335_000, left: null });
    server.clock.advance(100 * day);
    person = server.as(await openTestSession(server.deps, { accountId }));
    expect(await use()).toMatchObject({ limit: 5000, used: 0, left: 5000 });
  });

  it('store no text, and delete sentences after the day and debits after three months', async () => {
    await count(['Nobody must find this sentence.'], { documentId: 'a' });
    const stored = async () =>
      JSON.stringify([
        await server.deps.db.run('select * from counted_sentences where account_id = $1', [accountId]),
        await server.deps.db.run('select * from usage_entries where account_id = $1', [accountId]),
      ]);
    expect(await stored()).not.toMatch(/sentence\b|Nobody/);
    const rows = async (table: string) =>
      (await server.deps.db.run(`select * from ${table} where account_id = $1`, [accountId])).length;
    expect(await rows('counted_sentences')).toBe(1);
    await purgeUsage(server.deps);
    expect(await rows('counted_sentences')).toBe(1);
    server.clock.advance(day);
    await purgeUsage(server.deps);
    expect([await rows('counted_sentences'), await rows('usage_entries')]).toEqual([0, 1]);
    server.clock.advance(92 * day);
    await purgeUsage(server.deps);
    expect([await rows('daily_usage'), await rows('usage_entries')]).toEqual([0, 0]);
  });

  it('do not apply where the operator has turned them off', async () => {
    await using free = await createTestServer({ config: { hasDailyLimits: false } });
    const { accountId: id } = await createAccount(free.deps);
    const texts = [sentence(50_000)];
    const wanted = { feature: 'proofread', documentId: null, texts, beyond: 'refuse' } as const;
    expect(await free.deps.metering.count(id, wanted)).toEqual({ refused: [], reached: null });
    const client = free.as(await openTestSession(free.deps, { accountId: id }));
    expect((await client.call(readUsage, {})).features[0]).toMatchObject({ limit: null, used: 0 });
    expect(await client.call(explainAccess, { function: 'rewrite' })).toMatchObject({ reason: 'unlimited' });
  });
});

describe('GET /api/vip/why', () => {
  const why = (words?: number, feature: MeteredTexts['feature'] = 'proofread') =>
    person.call(explainAccess, { function: feature, ...(words && { words }) });

  it('explains what a free account may do, and what would lift the limit', async () => {
    expect(await why()).toMatchObject({
      isAllowed: true,
      reason: 'within_limit',
      grants: [],
      liftedBy: null,
    });
    expect(await why(5001)).toMatchObject({ isAllowed: false, reason: 'daily_limit', liftedBy: 'vip' });
    expect(await why(40_001)).toMatchObject({ isAllowed: false, reason: 'daily_limit', liftedBy: 'vvip' });
    expect(await why(1, 'rewrite')).toMatchObject({ isAllowed: false, reason: 'tier', liftedBy: 'vip' });
    await count([sentence(4000)]);
    expect(await why(1001)).toMatchObject({
      ...{ isAllowed: false, resetsAt: midnight(), liftedBy: 'vip' },
      usage: { function: 'proofread', limit: 5000, used: 4000, left: 1000 },
    });
  });

  it('lists the grants by time, with their orders', async () => {
    await buy('month_vip');
    const now = server.clock.now();
    await buy('week_vvip');
    const { grants, ...rest } = await why(1_000_000);
    expect(rest).toMatchObject({ isAllowed: true, reason: 'unlimited', vip_type: 'vvip', liftedBy: null });
    expect(grants).toMatchObject([
      { vip_type: 'vvip', source: 'order', orderNo: `order-of-use-${orders}`, from: now, isRunning: true },
      { vip_type: 'vip', orderNo: `order-of-use-${orders - 1}`, from: now + 7 * day, isRunning: false },
    ]);
  });
});
