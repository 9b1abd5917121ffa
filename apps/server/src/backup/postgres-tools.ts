import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { StartError } from '../start-error.ts';

/** Writes the whole database into one file, from one moment, while it is in use. */
export async function dumpPostgres(url: string, file: string): Promise<void> {
  await run('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`], url);
}

/** Fills the database from such a file, all or nothing. With `replaces` what is there goes first. */
export async function restorePostgres(url: string, file: string, replaces: boolean): Promise<void> {
  const options = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error'];
  if (replaces) options.push('--clean', '--if-exists');
  await run('pg_restore', [...options, `--dbname=${nameOf(url)}`, file], url);
}

/** Whether the database has any table of its own. */
export async function isPostgresEmpty(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `select from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1`,
    );
    return rowCount === 0;
  } finally {
    await client.end();
  }
}

async function run(program: string, options: readonly string[], url: string): Promise<void> {
  const child = spawn(program, options, {
    env: { ...process.env, ...environmentOf(url) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const complaints = text(child.stderr);
  const [code] = await once(child, 'exit').catch((error: Error) => {
    throw new StartError(
      `${program} could not be run: install PostgreSQL's client programs, of the server's version or newer.`,
      error,
    );
  });
  if (code !== 0) throw new StartError(`${program} failed: ${(await complaints).trim()}`);
}

/** The address as the programs read it from their environment, where other users cannot see the password. */
function environmentOf(url: string): Record<string, string> {
  const { hostname, port, username, password, searchParams } = new URL(url);
  const sslMode = searchParams.get('sslmode');
  return {
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    ...(port && { PGPORT: port }),
    ...(username && { PGUSER: decodeURIComponent(username) }),
    ...(password && { PGPASSWORD: decodeURIComponent(password) }),
    ...(sslMode && { PGSSLMODE: sslMode }),
    PGDATABASE: nameOf(url),
  };
}

function nameOf(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1));
}
