import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { StartError } from '../settings/start-error.ts';

/** Dumps the whole database into one file as a consistent snapshot, while it is in use. */
export async function dumpPostgres(url: string, file: string): Promise<void> {
  await run('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`], url);
}

/**
 * Restores the database from such a file, atomically. With `replaces` the existing content is dropped first.
 */
export async function restorePostgres(url: string, file: string, replaces: boolean): Promise<void> {
  const session = start('psql', ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--file=-'], url);
  const script = start('pg_restore', ['--no-owner', '--no-privileges', '--file=-', file], url);
  const { stdin } = session.child;
  session.child.stdout.resume();
  // If one process fails, the other must not wait for it.
  stdin.on('error', () => undefined);
  const sessionOver = session.end.catch(() => script.child.kill());
  // pg_restore can drop objects itself, except partitions of a table.
  stdin.write(`set client_min_messages = warning;\nbegin;\n${replaces ? dropEverything : ''}`);
  script.child.stdout.pipe(stdin, { end: false });
  const isComplete = await script.end.then(
    () => true,
    () => false,
  );
  // Without its commit the session changes nothing.
  if (isComplete) stdin.end('commit;\n');
  else session.child.kill();
  if (isComplete || session.child.exitCode !== null) await session.end;
  await sessionOver;
  await script.end;
}

/** All schemas of the product, and an empty one on the default search path. */
const dropEverything = `do $$ declare one text; begin
  for one in select nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema' loop
    execute format('drop schema %I cascade', one);
  end loop;
  create schema public;
end $$;
`;

/** Returns whether the database has any table of its own. */
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
  const { child, end } = start(program, options, url);
  child.stdout.resume();
  child.stdin.end();
  await end;
}

/** A running program of PostgreSQL; `end` rejects with its error output. */
function start(program: string, options: readonly string[], url: string) {
  const child = spawn(program, options, { env: { ...process.env, ...environmentOf(url) } });
  return { child, end: endOf(program, child) };
}

async function endOf(program: string, child: ChildProcessWithoutNullStreams): Promise<void> {
  const complaints = text(child.stderr);
  // Not `exit`: the output may not have been read completely by then.
  const [code] = await once(child, 'close').catch((error: Error) => {
    throw new StartError(
      `${program} could not be run: install PostgreSQL's client programs, of the server's version or newer.`,
      error,
    );
  });
  if (code !== 0) throw new StartError(`${program} failed: ${(await complaints).trim()}`);
}

/** The connection settings as environment variables, where other users cannot see the password. */
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
