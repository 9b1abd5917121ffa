import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import { type FormerMigration, formerMigrations, lateMigrations } from './former-migrations.ts';

/** States in one line why the database cannot be migrated to this program's version. */
export class MigrationError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'MigrationError';
  }
}

export interface Migration {
  /** File name without extension: `0002_documents`. */
  readonly name: string;
  readonly statements: string;
  readonly checksum: string;
}

interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
}

const lockKey = 4_705_201;

/** Returns this program's migrations in order. The build copies the folder beside the bundle. */
export async function readMigrations(
  folder: URL = new URL('./migrations/', import.meta.url),
): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const statements = (await readFile(new URL(file, folder), 'utf8')).replaceAll('\r\n', '\n');
      const checksum = createHash('sha256').update(statements).digest('hex');
      return { name: file.slice(0, -'.sql'.length), statements, checksum };
    }),
  );
}

/**
 * Applies pending migrations, each in its own transaction, and returns their names. Other processes wait
 * meanwhile.
 */
export async function migrate(pool: pg.Pool, migrations: readonly Migration[]): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    try {
      return await applyMissing(client, migrations);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [lockKey]);
    }
  } finally {
    client.release();
  }
}

async function applyMissing(client: pg.PoolClient, migrations: readonly Migration[]): Promise<string[]> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<AppliedMigration>(
    'select name, checksum from schema_migrations order by name',
  );
  const missing = findMissing(await repairFormer(client, rows, migrations), migrations);
  for (const migration of missing) await apply(client, migration);
  return missing.map(({ name }) => name);
}

/**
 * Repairs the results of former versions of migrations, each in its own transaction; returns the applied
 * migrations.
 */
async function repairFormer(
  client: pg.PoolClient,
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[],
): Promise<AppliedMigration[]> {
  const current: AppliedMigration[] = [];
  for (const row of applied) {
    const former = formerMigrations.find(
      ({ name, checksum }) => name === row.name && checksum === row.checksum,
    );
    const replacement = former && migrations.find(({ name }) => name === former.replacedBy);
    if (former && replacement) await repair(client, former, replacement);
    current.push(replacement ?? row);
  }
  return current;
}

async function repair(client: pg.PoolClient, former: FormerMigration, { name, checksum }: Migration) {
  await inTransaction(client, `The repair of the migration ${former.name}`, async () => {
    await client.query(former.repair);
    await client.query('update schema_migrations set name = $1, checksum = $2 where name = $3', [
      name,
      checksum,
      former.name,
    ]);
  });
}

/** Returns the pending migrations. Refuses a database with a different migration history. */
export function findMissing(
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[],
): readonly Migration[] {
  for (const { name, checksum } of applied) {
    const known = migrations.find((migration) => migration.name === name);
    if (!known) {
      throw new MigrationError(
        `The database is newer than this program: the migration ${name} was applied to it.`,
      );
    }
    if (known.checksum !== checksum) {
      throw new MigrationError(
        `The migration ${name} was changed after it had been applied to this database.`,
      );
    }
  }
  const newest = applied.at(-1)?.name ?? '';
  const missing = migrations.filter(({ name }) => !applied.some((past) => past.name === name));
  const late = missing.find(({ name }) => name < newest && !lateMigrations.includes(name));
  if (late) {
    throw new MigrationError(
      `The migration ${late.name} comes before ${newest}, which was applied to this database before.`,
    );
  }
  return missing;
}

async function apply(client: pg.PoolClient, { name, statements, checksum }: Migration): Promise<void> {
  await inTransaction(client, `The migration ${name}`, async () => {
    await client.query(statements);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
  });
}

async function inTransaction(client: pg.PoolClient, what: string, work: () => Promise<void>): Promise<void> {
  try {
    await client.query('begin');
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError(`${what} failed and was undone: ${reason}`, error);
  }
}
