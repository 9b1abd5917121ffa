import { sql as query } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { together } from './statements.ts';

let db: TestDatabase;
const warnings: string[] = [];
const note = ({ message }: Error) => void warnings.push(message);
beforeAll(async () => {
  process.on('warning', note);
  db = await createTestDatabase();
});
afterAll(async () => {
  process.off('warning', note);
  await db.close();
});

it('answers concurrent statements of one transaction in their order, without a warning', async () => {
  const answers = await db.transact(({ sql }) =>
    together([1, 2, 3, 4].map((one) => sql.execute(query`select ${one}::int as one`))),
  );
  expect(answers.map(({ rows }) => rows)).toEqual([1, 2, 3, 4].map((one) => [{ one }]));
  await new Promise((resolve) => setImmediate(resolve));
  expect(warnings.filter((text) => text.includes('already executing'))).toEqual([]);
});

it('continues after a failed statement', async () => {
  const broken = db.transact(({ sql }) =>
    together([sql.execute(query`select 1 / 0`), sql.execute(query`select 1`)]),
  );
  await expect(broken).rejects.toThrow();
  const [row] = await db.run('select 1 as one');
  expect(row).toEqual({ one: 1 });
});
