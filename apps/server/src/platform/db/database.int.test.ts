import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createLog } from '../observability/log.ts';
import { announceChange } from './changes.ts';
import { openPostgres } from './open-database.ts';
import { isUniqueViolation } from './sql-errors.ts';
import { prepared, together } from './statements.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await db.sql.execute(sql`create table notes (id integer primary key, words text not null)`);
});
afterAll(() => db.close());

const count = async (where = sql`true`) => {
  const { rows } = await db.sql.execute<{ n: number }>(
    sql`select count(*)::int as n from notes where ${where}`,
  );
  return rows[0]?.n;
};

describe.runIf(process.env.TEST_DATABASE_URL)('repeated statements', () => {
  const find = (handle: TestDatabase['sql'], words: string) =>
    handle.execute<{ id: unknown }>(sql`select id from changing where words = ${words}`);

  it('are parsed once by a connection', async () => {
    const names = await db.transact(async (tx) => {
      for (const id of [901, 902, 903])
        await tx.sql.execute(sql`insert into notes (id, words) values (${id}, 'counted')`);
      const { rows } = await tx.sql.execute<{ n: number }>(
        sql`select (generic_plans + custom_plans)::int as n from pg_prepared_statements where statement like '%counted%'`,
      );
      return rows;
    });
    // The first time had no name.
    expect(names).toEqual([{ n: 2 }]);
  });

  it('fail once on each connection when a migration of another process changes their columns', async () => {
    await db.run('create table changing (id integer, words text)');
    await db.run(`insert into changing values (1, 'a')`);
    const inTransaction = () => db.transact(({ sql: tx }) => find(tx, 'a'));
    const outside = () => find(db.sql, 'a');
    for (const [use, type, id] of [
      [inTransaction, 'text', '1'],
      [outside, 'integer', 1],
    ] as const) {
      for (let times = 0; times < 3; times++) await use();
      await db.run(`alter table changing alter column id type ${type} using id::${type}`);
      await expect(use()).rejects.toMatchObject({ cause: { code: '0A000' } });
      for (let times = 0; times < 3; times++) expect((await use()).rows).toEqual([{ id }]);
    }
  });
});

describe('transact', () => {
  it('commits, and then runs its effects one after the other', async () => {
    const seen: unknown[] = [];
    const result = await db.transact(async (tx) => {
      await tx.sql.execute(sql`insert into notes values (1, '砚')`);
      tx.afterCommit(async () => void seen.push(await count(sql`id = 1`)));
      tx.afterCommit(() => void seen.push('second'));
      expect(seen).toEqual([]);
      return 'done';
    });
    expect(result).toBe('done');
    expect(seen).toEqual([1, 'second']);
  });

  it('rolls back when the work fails, and runs no effects', async () => {
    const seen: unknown[] = [];
    const failing = db.transact(async (tx) => {
      await tx.sql.execute(sql`insert into notes values (2, 'x')`);
      tx.afterCommit(() => void seen.push('never'));
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await count(sql`id = 2`)).toBe(0);
    expect(seen).toEqual([]);
  });

  it('does not treat a swallowed failure as a commit', async () => {
    const swallowing = db.transact(async (tx) => {
      await tx.sql.execute(sql`insert into notes values (3, 'x')`);
      await tx.sql.execute(sql`insert into notes values (3, 'x')`).catch(() => undefined);
    });
    await expect(swallowing).rejects.toThrow('nothing was committed');
  });

  it('refuses a statement outside the transaction from within it, at any depth', async () => {
    const outside = db.transact(async () => {
      await Promise.resolve();
      await count();
    });
    await expect(outside).rejects.toMatchObject({ cause: { message: expect.stringContaining('tx.sql') } });
    const nested = db.transact(() => db.transact(async () => 1));
    await expect(nested).rejects.toThrow('tx.sql');
  });

  it('isolates many concurrent transactions', async () => {
    await db.sql.execute(sql`insert into notes values (100, '0')`);
    const add = () =>
      db.transact(async (tx) => {
        const { rows } = await tx.sql.execute<{ words: string }>(
          sql`select words from notes where id = 100 for update`,
        );
        await tx.sql.execute(
          sql`update notes set words = ${String(Number(rows[0]?.words) + 1)} where id = 100`,
        );
      });
    await Promise.all(Array.from({ length: 50 }, add));
    expect(await count(sql`id = 100 and words = '50'`)).toBe(1);
  });
});

describe('statements of a transaction that are sent together', () => {
  it('run one after the other', async () => {
    const seen = await db.transact(async (tx) => {
      const add = (id: number) => tx.sql.execute(sql`insert into notes values (${id}, 'together')`);
      const all = () =>
        tx.sql.execute<{ n: number }>(sql`select count(*)::int as n from notes where words = 'together'`);
      const [, first, , second] = await together([add(200), all(), add(201), all()]);
      return [first.rows[0]?.n, second.rows[0]?.n];
    });
    expect(seen).toEqual([1, 2]);
  });

  it('have no effect after the rollback', async () => {
    const failing = db.transact(async (tx) => {
      const slow = async () => {
        await tx.sql.execute(sql`select 1`);
        await Promise.resolve();
        await tx.sql.execute(sql`insert into notes values (210, 'slow')`);
      };
      const broken = async () => {
        throw new Error('broken');
      };
      await together([slow(), broken()]);
    });
    await expect(failing).rejects.toThrow('broken');
    expect(await count(sql`id = 210`)).toBe(0);
  });

  it('commit nothing when one that is awaited with the commit fails', async () => {
    const failing = db.transact(async (tx) => {
      await tx.sql.execute(sql`insert into notes values (220, 'x')`);
      tx.withCommit(tx.sql.execute(sql`insert into notes values (220, 'again')`).then());
    });
    const error = await failing.catch((reason: unknown) => reason);
    expect(isUniqueViolation(error)).toBe(true);
    expect(await count(sql`id = 220`)).toBe(0);
  });

  it('are prepared again if the first use failed', async () => {
    const find = prepared((handle) =>
      handle
        .select({ n: sql<number>`${sql.placeholder('n')}::int` })
        .from(sql`(values (1)) one`)
        .prepare('notes_echo'),
    );
    for (let round = 0; round < 20; round++) {
      const failing = db.transact(async (tx) => {
        await together([tx.sql.execute(sql`select 1 / 0`), find(tx.sql).execute({ n: round })]);
      });
      await expect(failing).rejects.toMatchObject({ cause: { code: '22012' } });
      expect(await db.transact((tx) => find(tx.sql).execute({ n: round }))).toEqual([{ n: round }]);
    }
  });
});

describe('announcements of a transaction', () => {
  const received: (string | null)[] = [];
  beforeAll(() => db.onChange('tiers', (subject) => received.push(subject)));

  it('are delivered after the commit, and not after a rollback', async () => {
    received.length = 0;
    await db.transact(async (tx) => announceChange(tx.sql, 'tiers', 'anna'));
    const failing = db.transact(async (tx) => {
      announceChange(tx.sql, 'tiers', 'ben');
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(received).toEqual(['anna']);
  });

  it.runIf(process.env.TEST_DATABASE_URL)('are delivered if the commit was not answered', async () => {
    await db.run(`create table fatal (id integer);
      create function break_off() returns trigger language plpgsql as $$
        begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
      create constraint trigger break_off after insert on fatal deferrable initially deferred
        for each row execute function break_off()`);
    received.length = 0;
    const failing = db.transact(async (tx) => {
      announceChange(tx.sql, 'tiers', 'carl');
      await tx.sql.execute(sql`insert into fatal values (1)`);
    });
    await expect(failing).rejects.toThrow();
    expect(received).toEqual(['carl']);
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)('announcements of a short-lived process', () => {
  it('reach the others although it ends at once', async () => {
    const received: (string | null)[] = [];
    db.onChange('text_models', (subject) => received.push(subject));
    const other = await openPostgres(db.url ?? '', { log: createLog('error') });
    await other.transact(async (tx) => announceChange(tx.sql, 'text_models', 'rewrite'));
    await other.close();
    await vi.waitFor(() => expect(received).not.toEqual([]), 30_000);
  });
});

describe('statements', () => {
  it('report which failure means that the row exists', async () => {
    await db.sql.execute(sql`insert into notes values (10, 'x')`);
    const error = await db.sql.execute(sql`insert into notes values (10, 'x')`).catch((e: unknown) => e);
    expect(isUniqueViolation(error)).toBe(true);
    const other = await db.sql.execute(sql`select from nowhere`).catch((e: unknown) => e);
    expect(other).toBeInstanceOf(Error);
    expect(isUniqueViolation(other)).toBe(false);
  });

  it('serves many concurrent callers, each with its own reply, prepared or not', async () => {
    const prepared = (n: number) =>
      db.sql.execute<{ n: number }>(sql`select ${n}::int as n`).then(({ rows }) => rows[0]?.n);
    const numbers = Array.from({ length: 500 }, (_, n) => n);
    expect(await Promise.all(numbers.map(prepared))).toEqual(numbers);
  });

  it('carries large values in both directions', async () => {
    const words = '墨'.repeat(1_000_000);
    await db.sql.execute(sql`insert into notes values (20, ${words})`);
    const { rows } = await db.sql.execute<{ words: string }>(sql`select words from notes where id = 20`);
    expect(rows[0]?.words).toBe(words);
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)('a server that drops its connections', () => {
  it('fails the running statement and serves the next', async () => {
    const admin = new pg.Client({ connectionString: db.url ?? '' });
    await admin.connect();
    const waiting = db.run('select pg_sleep(60)');
    waiting.catch(() => {});
    await expect
      .poll(async () => {
        const { rowCount } = await admin.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid() and query like '%pg_sleep(60)%'`,
        );
        return rowCount;
      })
      .toBeGreaterThan(0);
    await expect(waiting).rejects.toThrow();
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await admin.end();
    await expect
      .poll(() =>
        db.ping().then(
          () => 'answers',
          () => 'gone',
        ),
      )
      .toBe('answers');
  });
});
