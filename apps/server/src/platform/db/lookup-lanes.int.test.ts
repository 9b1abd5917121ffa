import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await db.run('create table inks (id integer primary key, name text not null)');
  await db.run(`insert into inks select n, '墨' || n from generate_series(1, 200) n`);
});
afterAll(() => db.close());

const inks = pgTable('inks', { id: integer('id').primaryKey(), name: text('name').notNull() });

const lookUp = async (id: number): Promise<string | undefined> => {
  const find = db.sql
    .select()
    .from(inks)
    .where(sql`${inks.id} = ${sql.placeholder('id')}`)
    .prepare('inks_find');
  const [row] = await find.execute({ id });
  return row?.name;
};
const divide = (by: number) =>
  db.sql
    .select({ n: sql<number>`100 / ${sql.placeholder('by')}::int` })
    .from(sql`(values (1)) one`)
    .prepare('inks_divide')
    .execute({ by });

describe('named statements', () => {
  it('receive their own answers when many run concurrently, some of them failing', async () => {
    const ids = Array.from({ length: 200 }, (_, i) => i + 1);
    const [names, quotients] = await Promise.all([
      Promise.all(ids.map(lookUp)),
      Promise.allSettled(ids.map((id) => divide(id % 5))),
    ]);
    expect(names).toEqual(ids.map((id) => `墨${id}`));
    expect(quotients.map((one) => (one.status === 'fulfilled' ? one.value[0]?.n : 'failed'))).toEqual(
      ids.map((id) => (id % 5 === 0 ? 'failed' : Math.trunc(100 / (id % 5)))),
    );
  });

  it('see earlier commits', async () => {
    await db.transact(({ sql: tx }) => tx.insert(inks).values({ id: 1000, name: '松烟' }));
    expect(await lookUp(1000)).toBe('松烟');
  });

  it('are refused from within a transaction', async () => {
    await expect(db.transact(() => lookUp(1))).rejects.toMatchObject({
      cause: { message: expect.stringContaining('tx.sql') },
    });
  });

  it.runIf(process.env.TEST_DATABASE_URL)(
    'fail once on each connection when a migration of another process changes their columns',
    async () => {
      const everyLane = () => Promise.allSettled([1, 2, 3, 4].map(lookUp));
      const countConnections = async () => {
        const [row] = await db.run(
          'select count(*)::int as n from pg_stat_activity where datname = current_database()',
        );
        return row?.n as number;
      };
      await everyLane();
      const before = await countConnections();
      await db.run('alter table inks alter column name type varchar(20)');
      await everyLane();
      expect(await Promise.all([1, 2, 3, 4].map(lookUp))).toEqual(['墨1', '墨2', '墨3', '墨4']);
      // Those that were replaced are closed.
      await expect.poll(countConnections).toBeLessThanOrEqual(before);
    },
  );

  it.runIf(process.env.TEST_DATABASE_URL)(
    'fail when their connections break, and later ones are answered by new connections',
    async () => {
      expect(await lookUp(7)).toBe('墨7');
      const waiting = Promise.allSettled([lookUp(1), breakConnections(), lookUp(2)]);
      await waiting;
      const again = () => Promise.allSettled(Array.from({ length: 20 }, (_, i) => lookUp(i + 1)));
      await expect.poll(async () => (await again()).every(({ status }) => status === 'fulfilled')).toBe(true);
      expect(await lookUp(8)).toBe('墨8');
    },
  );
});

async function breakConnections(): Promise<void> {
  const other = new pg.Client({ connectionString: db.url ?? '' });
  await other.connect();
  await other.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await other.end();
}
