import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { Engine } from '../platform/db/embedded/engine.ts';
import { keepEngine } from './database.ts';

/** A pool on an empty, unmigrated database. */
export interface RawPool {
  readonly pool: pg.Pool;
  /** Its URL for other connections; null on the embedded engine. */
  readonly url: string | null;
  close(): Promise<void>;
}

/** Creates a pool on an empty database: embedded, or on the server named by TEST_DATABASE_URL. */
export async function createRawPool(): Promise<RawPool> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? onPostgres(server) : embedded();
}

async function embedded(): Promise<RawPool> {
  await keepEngine();
  const folder = await mkdtemp(join(tmpdir(), 'inkstone-raw-'));
  const engine = new Engine({ folder: join(folder, 'cluster'), isDurable: false });
  const pool = new pg.Pool({ stream: () => engine.connect(), user: 'postgres', database: 'postgres' });
  return {
    pool,
    url: null,
    close: async () => {
      await pool.end();
      await engine.stop();
      await rm(folder, { recursive: true });
    },
  };
}

async function onPostgres(server: string): Promise<RawPool> {
  const name = `inkstone_raw_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href });
  // Dropping the database may interrupt a connection that is still closing.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    pool,
    url: url.href,
    close: async () => {
      await pool.end();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
