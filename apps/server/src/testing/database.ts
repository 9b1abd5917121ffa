import { createHash, randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import type { Database } from '../platform/db/database.ts';
import { lockFolder } from '../platform/db/embedded/folder-lock.ts';
import { readMigrations } from '../platform/db/migrate.ts';

/** A fresh, migrated database; `close` removes it. */
export interface TestDatabase extends Database {
  /** Its URL for other connections; null on the embedded engine. */
  readonly url: string | null;
}

const timeout = 120_000;

/**
 * Loads what opens a database. Journeys copy templates only; with these imports, each of their workers would load 190 more
 * modules.
 */
async function loadOpening() {
  const { openEmbedded, openPostgres } = await import('../platform/db/open-database.ts');
  const { createLog } = await import('../platform/observability/log.ts');
  const tools = { log: createLog('silent'), migrations: await migrationsOnce() };
  return {
    openEmbedded: (folder: string) => openEmbedded(folder, { isDurable: false }, tools),
    openPostgres: (url: string) => openPostgres(url, tools),
  };
}

/**
 * Creates a database for a test file: embedded, or on the server named by TEST_DATABASE_URL. It is copied
 * from a template that is created once for each state of the migrations.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? createOnPostgres(server) : createEmbedded();
}

/**
 * The compiled engine. V8 finds it again by its bytes, also in other threads, while a reference exists;
 * otherwise each database would compile it again, which is half the time of opening one.
 */
let engine: Promise<object> | undefined;

/** Node's types declare the WebAssembly types, but not its values. */
const { compile }: { compile(bytes: Uint8Array): Promise<object> } = Reflect.get(globalThis, 'WebAssembly');

async function compileEngine(): Promise<object> {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return compile(await readFile(join(dirname(main), 'pglite.wasm')));
}

/** Keeps the compiled engine for all embedded databases that this process opens from now on. */
export async function keepEngine(): Promise<void> {
  engine ??= compileEngine();
  await engine;
}

async function createEmbedded(): Promise<TestDatabase> {
  await keepEngine();
  const folder = await mkdtemp(join(tmpdir(), 'inkstone-db-'));
  await copyEmbeddedTemplate(folder);
  const { openEmbedded } = await loadOpening();
  const database = await openEmbedded(folder);
  return {
    ...database,
    url: null,
    close: async () => {
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Creates a migrated embedded database in a folder, as `openEmbedded` would, but faster. */
export async function copyEmbeddedTemplate(folder: string): Promise<void> {
  const template = await embeddedTemplate();
  await cp(template, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

async function embeddedTemplate(): Promise<string> {
  const root = join(tmpdir(), 'inkstone-test-templates');
  const template = join(root, await stateOfMigrations());
  await mkdir(root, { recursive: true });
  const lock = lockFolder(root, timeout);
  try {
    if (await exists(template)) return template;
    const draft = await mkdtemp(join(root, 'draft-'));
    const { openEmbedded } = await loadOpening();
    const database = await openEmbedded(draft);
    await database.close();
    await rename(draft, template);
    return template;
  } finally {
    lock.release();
  }
}

async function createOnPostgres(server: string): Promise<TestDatabase> {
  const { url, drop } = await copyPostgresTemplate(server);
  const { openPostgres } = await loadOpening();
  const database = await openPostgres(url);
  return {
    ...database,
    url,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

/** Creates a migrated database on a PostgreSQL server; `drop` removes it even while clients are connected. */
export async function copyPostgresTemplate(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const template = `inkstone_template_${await stateOfMigrations()}`;
  const name = `inkstone_test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(server, async (admin) => {
    await makePostgresTemplate(admin, server, template);
    // Copies files instead of logging every block: two thirds of the processor time.
    await admin.query(`create database ${name} template ${template} strategy file_copy`);
  });
  return {
    url: urlOf(server, name),
    drop: () =>
      asAdmin(server, (admin) => admin.query(`drop database ${name} with (force)`)).then(() => undefined),
  };
}

async function makePostgresTemplate(admin: pg.Client, server: string, template: string): Promise<void> {
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template]);
  if (rowCount) return;
  const draft = `${template}_draft`;
  await admin.query(`drop database if exists ${draft} with (force)`);
  await admin.query(`create database ${draft}`);
  const { openPostgres } = await loadOpening();
  const database = await openPostgres(urlOf(server, draft));
  await database.close();
  await admin.query(`alter database ${draft} rename to ${template}`);
}

/** A connection that creates and removes databases. */
interface Admin {
  readonly client: pg.Client;
  readonly socket: Socket;
}

/** Kept by this process for all test databases, because PostgreSQL starts a process for each connection. */
const admins = new Map<string, Promise<Admin>>();

async function connectAdmin(server: string): Promise<Admin> {
  const socket = new Socket();
  const client = new pg.Client({ connectionString: server, stream: () => socket });
  client.on('error', () => admins.delete(server));
  client.on('end', () => admins.delete(server));
  await client.connect();
  return { client, socket };
}

let queue: Promise<unknown> = Promise.resolve();

/** One test file at a time: a template cannot be copied while a connection to it is open. */
function asAdmin<T>(server: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const result = queue.then(() => locked(server, work));
  queue = result.catch(() => undefined);
  return result;
}

async function locked<T>(server: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const known = admins.get(server) ?? connectAdmin(server);
  admins.set(server, known);
  const { client, socket } = await known.catch((error) => {
    admins.delete(server);
    throw error;
  });
  // The program may end while the connection is idle.
  socket.ref();
  try {
    await client.query('select pg_advisory_lock(4705202)');
    return await work(client);
  } finally {
    await client.query('select pg_advisory_unlock_all()').catch(() => undefined);
    socket.unref();
  }
}

let read: ReturnType<typeof readMigrations> | undefined;

/** Returns the migrations, which a process reads once. */
function migrationsOnce(): ReturnType<typeof readMigrations> {
  read ??= readMigrations();
  return read;
}

/** A hash of the migrations. */
async function stateOfMigrations(): Promise<string> {
  const hash = createHash('sha256');
  for (const { name, checksum } of await migrationsOnce()) hash.update(`${name} ${checksum}\n`);
  return hash.digest('hex').slice(0, 16);
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
