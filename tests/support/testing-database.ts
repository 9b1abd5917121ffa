import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Creates an empty database on a PostgreSQL server; `drop` removes it even while clients are connected. */
export async function createTestingDatabase(server: string) {
  const name = `inkstone_${randomBytes(6).toString('hex')}`;
  await run(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(server, `drop database if exists ${name} with (force)`) };
}

async function run(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
