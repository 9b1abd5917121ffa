import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { areRepeated } from '../../testing/embedded-tests.ts';
import { createRawPool, type RawPool } from '../../testing/raw-pool.ts';
import { formerMigrations } from './former-migrations.ts';
import { type Migration, migrate, readMigrations } from './migrate.ts';

/** The earlier statements of each former migration, derived from the current ones. */
const earlier: Record<string, (current: string) => string> = {
  '0002_documents': (current) => current.replace('create index documents_by_id on documents (id);\n', ''),
  '0009_search': (current) =>
    current
      .replace(
        /^[\s\S]*?partition by hash \(account_id\);\n\n/,
        '-- The words of documents, cut into parts, for search. Part 0 is the title. By account: whoever searches looks\n' +
          '-- only at what is theirs, and a common word is common in a small part of the whole.\n',
      )
      .replace(/ {4}execute format\(\n {6}'create table document_titles[\s\S]*?, i, i\);\n/, '')
      .replace(/create index document_titles_tokens.*\n/, ''),
  '0016_codes_by_mail': (current) =>
    current.replace(
      /alter table slider_puzzles add column address_hash.*\n.*slider_puzzles_by_address.*\n/,
      '',
    ),
  '0025_session_places': (current) => current,
};

let raw: RawPool;
let migrations: Migration[];
let current: string[];
beforeAll(async () => {
  migrations = await readMigrations();
  raw = await createRawPool();
  await migrate(raw.pool, migrations);
  current = await schemaOf(raw);
});
afterAll(() => raw.close());
beforeEach(() => raw.pool.query('drop schema public cascade; create schema public'));

/** Tables, columns and indexes of a database. */
async function schemaOf({ pool }: RawPool): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(
    `select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || coalesce(column_default, '')
       as line from information_schema.columns where table_schema = 'public'
     union all select indexdef from pg_indexes where schemaname = 'public'`,
  );
  return rows.map(({ line }) => line).sort();
}

/** All migrations, with the migration that replaced another one exchanged for the earlier statements of that one. */
function historyWith(name: string, replacedBy: string): Migration[] {
  return migrations.flatMap((migration) => {
    if (migration.name !== replacedBy) return [migration];
    const statements = earlier[name]?.(migration.statements) ?? '';
    return [{ name, statements, checksum: createHash('sha256').update(statements).digest('hex') }];
  });
}

describe.each(formerMigrations)('$name of $checksum', ({ name, checksum, replacedBy }) => {
  it('was applied by some databases', () => {
    expect(historyWith(name, replacedBy).find((migration) => migration.name === name)?.checksum).toBe(
      checksum,
    );
  });

  // Both orders execute the same repair, which is what depends on the engine.
  const orders = areRepeated ? ['alone'] : ['alone', 'with all that came later'];
  it.each(orders)('is repaired, %s', async (when) => {
    const past = historyWith(name, replacedBy).filter((migration) => migration.name !== '0025_account_asks');
    const at = past.findIndex((migration) => migration.name === name) + 1;
    await migrate(raw.pool, past.slice(0, at));
    // Later migrations applied by a program that still had the earlier state.
    if (when !== 'alone') await applyUnchecked(raw, past.slice(at));
    await insertDocument(raw);

    await migrate(raw.pool, migrations);

    expect(await schemaOf(raw)).toEqual(current);
    expect((await raw.pool.query('select id from documents')).rows).toEqual([{ id: 'd' }]);
    expect(await migrate(raw.pool, migrations)).toEqual([]);
  });
});

describe('repairing 0009_search', () => {
  it('schedules every document for indexing again', async () => {
    const past = historyWith('0009_search', '0009_search').slice(0, 9);
    await migrate(raw.pool, past);
    await insertDocument(raw);
    await raw.pool.query(
      `insert into document_texts (account_id, document_id, part, body, tokens) values ('a', 'd', 0, 't', ''::tsvector)`,
    );

    await migrate(raw.pool, migrations);

    expect((await raw.pool.query('select document_id from search_pending')).rows).toEqual([
      { document_id: 'd' },
    ]);
    expect((await raw.pool.query('select part from document_texts')).rows).toEqual([]);
  });
});

async function applyUnchecked({ pool }: RawPool, later: readonly Migration[]): Promise<void> {
  for (const { name, statements, checksum } of later) {
    await pool.query(statements);
    await pool.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
  }
}

async function insertDocument({ pool }: RawPool): Promise<void> {
  await pool.query(
    `insert into documents (account_id, id, title, excerpt, characters, words, created_at, updated_at)
       values ('a', 'd', 't', '', 0, 0, 1, 1)`,
  );
}
