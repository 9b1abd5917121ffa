import { day, type Instant, instant, manualClock, minute } from '@inkstone/kernel';
import { describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../platform/db/database.ts';
import { openPostgres } from '../../../platform/db/open-database.ts';
import { captureLog } from '../../../testing/captured-log.ts';
import { useFreshAccounts } from '../../../testing/fresh-accounts.ts';
import { createTierCache, grant } from '../index.ts';

const fresh = useFreshAccounts();

let orders = 0;
const buy = async (itemId: string, { fails = false } = {}) =>
  fresh.server.deps.db.transact(async ({ sql }) => {
    await grant(fresh.server.deps, sql, {
      ...{ accountId: fresh.accountId, itemId, quantity: 1, sourceId: `order-of-cache-${++orders}` },
      ...{ source: 'order', at: fresh.server.clock.now() },
    });
    if (fails) throw new Error('rolled back');
  });

/** A database that counts the queries sent outside transactions. */
function counting(db: Database): { readonly db: Database; queries: number } {
  const counted = { queries: 0 };
  const sql = new Proxy(db.sql, {
    get(target, name, receiver) {
      if (name === 'select') counted.queries++;
      const value = Reflect.get(target, name, receiver);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const proxied = new Proxy(db, {
    get: (target, name) => (name === 'sql' ? sql : Reflect.get(target, name)),
  });
  return Object.assign(counted, { db: proxied });
}

describe('the tier of an account', () => {
  it('is read from the database once, and again after a grant', async () => {
    const counted = counting(fresh.server.deps.db);
    await vi.waitFor(() => expect(fresh.server.deps.db.receivesChanges()).toBe(true), 30_000);
    const tierOf = createTierCache({ db: counted.db, clock: fresh.server.clock });
    for (let i = 0; i < 100; i++) expect(await tierOf(fresh.accountId)).toBe('free');
    expect(counted.queries).toBe(1);
    await buy('month_vip');
    expect(await tierOf(fresh.accountId)).toBe('plus');
    await buy('week_vvip');
    expect(await tierOf(fresh.accountId)).toBe('pro');
    await expect(buy('year_vip', { fails: true })).rejects.toThrow('rolled back');
    expect(await tierOf(fresh.accountId)).toBe('pro');
  });

  it('follows the clock over the ends of its spans, also when it jumps, without a query', async () => {
    await vi.waitFor(() => expect(fresh.server.deps.db.receivesChanges()).toBe(true), 30_000);
    await buy('month_vip');
    await buy('week_vvip');
    const counted = counting(fresh.server.deps.db);
    const clock = manualClock(fresh.server.clock.now());
    const tierOf = createTierCache({ db: counted.db, clock });
    expect(await tierOf(fresh.accountId)).toBe('pro');
    clock.advance(4 * minute);
    expect([await tierOf(fresh.accountId), counted.queries]).toEqual(['pro', 1]);
    clock.advance(7 * day);
    expect(await tierOf(fresh.accountId)).toBe('plus');
    clock.advance(40 * day);
    expect(await tierOf(fresh.accountId)).toBe('free');
    clock.set(fresh.server.clock.now());
    expect(await tierOf(fresh.accountId)).toBe('pro');
  });

  it('is not cached while changes of other processes may be missed', async () => {
    const counted = counting(fresh.server.deps.db);
    const unnotified = new Proxy(counted.db, {
      get: (target, name) => (name === 'receivesChanges' ? () => false : Reflect.get(target, name)),
    });
    const tierOf = createTierCache({ db: unnotified, clock: fresh.server.clock });
    for (let i = 0; i < 3; i++) await tierOf(fresh.accountId);
    expect(counted.queries).toBe(3);
  });

  it('does not cache a value read during a change', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { db } = fresh.server.deps;
    const read = Promise.withResolvers<void>();
    const slow = new Proxy(db, {
      get: (target, name) => {
        if (name !== 'sql') return Reflect.get(target, name);
        return new Proxy(target.sql, {
          get: (sql, method) => {
            const value = Reflect.get(sql, method);
            if (method !== 'select') return value;
            return (...args: never[]) =>
              delayed(value.apply(sql, args), { until: held, onRead: read.resolve });
          },
        });
      },
    });
    const tierOf = createTierCache({ db: slow, clock: fresh.server.clock });
    const before = tierOf(fresh.accountId);
    await read.promise;
    await buy('month_vip');
    release();
    expect(await before).toBe('free');
    expect(await tierOf(fresh.accountId)).toBe('plus');
  });
});

interface Delay {
  readonly until: Promise<void>;
  /** Called when the rows have arrived and are delayed. */
  readonly onRead: () => void;
}

/** Delays the rows of a query that drizzle builds step by step. */
function delayed<T extends object>(query: T, delay: Delay): T {
  return new Proxy(query, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (name !== 'then') return (...args: never[]) => delayed(value.apply(target, args) as object, delay);
      return (resolve: (rows: unknown) => void, reject: (error: unknown) => void) =>
        (target as unknown as PromiseLike<unknown>).then((rows) => {
          delay.onRead();
          return delay.until.then(() => resolve(rows));
        }, reject);
    },
  });
}

describe.runIf(process.env.TEST_DATABASE_URL)('a purchase in another process', () => {
  it('is received once by each process, and by its own only before the purchase resolves', async () => {
    const url = fresh.server.deps.config.databaseUrl ?? '';
    await vi.waitFor(() => expect(fresh.server.deps.db.receivesChanges()).toBe(true), 30_000);
    const here: (string | null)[] = [];
    const there: (string | null)[] = [];
    fresh.server.deps.db.onChange('tiers', (subject) => here.push(subject));
    const db = await openPostgres(url, { log: captureLog().log });
    try {
      // A starting process does not know which processes the previous one has notified.
      await vi.waitFor(() => expect(here).toEqual([null]), 30_000);
      here.length = 0;
      db.onChange('tiers', (subject) => there.push(subject));
      await buy('month_vip');
      expect(here).toEqual([fresh.accountId]);
      await vi.waitFor(() => expect(there).toEqual([fresh.accountId]), 30_000);
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect([here, there]).toEqual([[fresh.accountId], [fresh.accountId]]);
    } finally {
      await db.close();
    }
  });

  it('is visible without waiting for the clock', async () => {
    const url = fresh.server.deps.config.databaseUrl ?? '';
    const db = await openPostgres(url, { log: captureLog().log });
    try {
      const tierOf = createTierCache({ db, clock: fresh.server.clock });
      await vi.waitFor(() => expect(db.receivesChanges()).toBe(true), 30_000);
      expect(await tierOf(fresh.accountId)).toBe('free');
      await buy('month_vip');
      // The clock does not advance: only a notification of the database invalidates the cache.
      await expect.poll(() => tierOf(fresh.accountId), { interval: 5 }).toBe('plus');
    } finally {
      await db.close();
    }
  });

  it('is visible after the connection to the database was interrupted', async () => {
    const url = fresh.server.deps.config.databaseUrl ?? '';
    const db = await openPostgres(url, { log: captureLog().log });
    try {
      const now: Instant = instant(fresh.server.clock.now());
      const tierOf = createTierCache({ db, clock: manualClock(now) });
      await vi.waitFor(() => expect(db.receivesChanges()).toBe(true), 30_000);
      expect(await tierOf(fresh.accountId)).toBe('free');
      await fresh.server.deps.db.run(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'inkstone-line' and datname = current_database()`,
      );
      await vi.waitFor(() => expect(db.receivesChanges()).toBe(false), 30_000);
      await buy('month_vip');
      expect(await tierOf(fresh.accountId)).toBe('plus');
      await vi.waitFor(() => expect(db.receivesChanges()).toBe(true), 30_000);
      expect(await tierOf(fresh.accountId)).toBe('plus');
    } finally {
      await db.close();
    }
  });
});
