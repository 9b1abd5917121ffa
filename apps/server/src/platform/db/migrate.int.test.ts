import { readdir } from 'node:fs/promises';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRawPool, type RawPool } from '../../testing/raw-pool.ts';
import { type Migration, migrate, readMigrations } from './migrate.ts';

let raw: RawPool;
let migrations: Migration[];
beforeAll(async () => {
  raw = await createRawPool();
  migrations = await readMigrations();
});
afterAll(() => raw.close());

const columns = async (): Promise<string[]> => {
  const { rows } = await raw.pool.query<{ text: string }>(
    `select table_name || '.' || column_name || ' ' || data_type
       || case is_nullable when 'NO' then ' not null' else '' end as text
     from information_schema.columns where table_schema = 'public' and table_name <> 'schema_migrations'
       and not exists (select from pg_inherits where inhrelid = quote_ident(table_name)::regclass)`,
  );
  return rows.map(({ text }) => text).sort();
};

describe('migrate', () => {
  it('migrates a database from the first version to the newest and keeps its rows', async () => {
    expect(await migrate(raw.pool, migrations.slice(0, 1))).toEqual([migrations[0]?.name]);
    await raw.pool.query(
      `insert into accounts (account_id, agreed_to_terms_at, created_at, updated_at) values ('an old one', 1, 1, 1)`,
    );

    const applied = await migrate(raw.pool, migrations);
    expect(applied).toEqual(migrations.slice(1).map(({ name }) => name));
    const { rows } = await raw.pool.query('select account_id from accounts');
    expect(rows).toEqual([{ account_id: 'an old one' }]);
    expect(await migrate(raw.pool, migrations)).toEqual([]);
  });

  it('rolls back a failing migration completely, and names it', async () => {
    const broken: Migration = {
      name: '9999_broken',
      checksum: 'x',
      statements: 'create table half (id integer); select nonsense;',
    };
    await expect(migrate(raw.pool, [...migrations, broken])).rejects.toThrow(
      '9999_broken failed and was undone',
    );
    const { rows } = await raw.pool.query(`select to_regclass('half') as half`);
    expect(rows).toEqual([{ half: null }]);
  });

  it('lets one process migrate while others wait', async () => {
    const next: Migration = {
      name: '9999_next',
      checksum: 'x',
      statements: 'create table next (id integer)',
    };
    const both = await Promise.all([1, 2].map(() => migrate(raw.pool, [...migrations, next])));
    expect(both.flat()).toEqual(['9999_next']);
    await raw.pool.query('drop table next');
  });

  it('creates the tables declared in the code, column by column', async () => {
    const tables = await readTables();
    const declared = tables
      .map(getTableConfig)
      .flatMap(({ name, columns }) =>
        columns.map(
          (column) =>
            `${name}.${column.name} ${typeOf(column.getSQLType())}${column.notNull ? ' not null' : ''}`,
        ),
      );
    expect(await columns()).toEqual(declared.sort());
    expect(tables.length).toBeGreaterThan(4);
  });
});

async function readTables(): Promise<PgTable[]> {
  const folder = new URL('./tables/', import.meta.url);
  const modules: Record<string, unknown>[] = [];
  for (const file of await readdir(folder)) modules.push(await import(new URL(file, folder).href));
  return modules.flatMap((module) => Object.values(module)).filter((value) => value instanceof PgTable);
}

/** The catalogue's name of a type with another name in the table definitions. */
function typeOf(sqlType: string): string {
  if (sqlType.endsWith('[]')) return 'ARRAY';
  return { bigserial: 'bigint', serial: 'integer' }[sqlType] ?? sqlType;
}
