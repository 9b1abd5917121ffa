import { join } from 'node:path';
import pg from 'pg';
import type { PlatformConfig } from '../settings/config.ts';
import { StartError } from '../settings/start-error.ts';
import { ChangeHub, changesChannel } from './changes.ts';
import type { Database } from './database.ts';
import { Engine, EngineStoppedError } from './embedded/engine.ts';
import { requireAccess } from './embedded/folder-access.ts';
import { lockFolder } from './embedded/folder-lock.ts';
import { createLookupLanes } from './lookup-lanes.ts';
import { migrate, readMigrations } from './migrate.ts';
import { NotificationConnection } from './notification-connection.ts';
import { PipelinedClient } from './pipelined-client.ts';
import { createDatabase, type DatabaseTools } from './pooled-database.ts';
import { QueueingClient } from './queueing-client.ts';

const oldestPostgres = 15;

/**
 * Opens the configured database and migrates it to this program's version. Throws an error with a one-line
 * message when it cannot: unreachable, in use, too old, newer than the program.
 */
export async function openDatabase(
  config: Pick<PlatformConfig, 'databaseUrl' | 'dataDir'>,
  tools: DatabaseTools,
): Promise<Database> {
  return config.databaseUrl === null
    ? openEmbedded(join(config.dataDir, 'database'), { isDurable: true }, tools)
    : openPostgres(config.databaseUrl, tools);
}

/** Opens the embedded database in `folder`, exclusively for this process. */
export async function openEmbedded(
  folder: string,
  { isDurable }: { readonly isDurable: boolean },
  tools: DatabaseTools,
): Promise<Database> {
  const cluster = join(folder, 'cluster');
  requireAccess(folder, cluster);
  const lock = lockFolder(folder);
  const engine = new Engine({ folder: cluster, isDurable });
  const pool = watched(
    // All connections share one session, so additional ones only fill the gaps between two messages.
    new pg.Pool({
      Client: QueueingClient,
      stream: () => engine.connect(),
      user: 'postgres',
      database: 'postgres',
      max: 8,
      idleTimeoutMillis: 0,
    }),
    tools,
  );
  const close = async () => {
    await engine.stop();
    lock.release();
  };
  try {
    await startEngine(engine, folder);
    await bringUpToDate(pool, tools);
  } catch (error) {
    await pool.end();
    await close();
    throw error;
  }
  return createDatabase({ engine: 'embedded', pool, changes: new ChangeHub(), close }, tools);
}

/**
 * At start the only failure that may resolve by itself is a full disk; otherwise the files are damaged or
 * belong to another program.
 */
async function startEngine(engine: Engine, folder: string): Promise<void> {
  try {
    await engine.start();
  } catch (error) {
    if (!(error instanceof EngineStoppedError) || error.code === 'ENOSPC') throw error;
    throw new StartError(
      `The database in ${folder} does not open; its files seem to be damaged. Keep a copy of that folder, then restore ` +
        `a backup: script/restore <backup> --force. (${error.message})`,
      error,
    );
  }
}

/** Connects to a PostgreSQL server. While it is unavailable, statements fail. */
export async function openPostgres(url: string, tools: DatabaseTools): Promise<Database> {
  const connection = {
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: 'inkstone',
  };
  const pool = watched(new pg.Pool({ ...connection, Client: PipelinedClient, max: 16 }), tools);
  try {
    await requireSupportedVersion(pool);
    await bringUpToDate(pool, tools);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const lookups = createLookupLanes(connection);
  const changes: ChangeHub = new ChangeHub((payload) => line.notify(changesChannel, payload));
  const line = new NotificationConnection(
    url,
    {
      channels: [changesChannel],
      onNotification: (_channel, payload) => changes.receive(payload),
      onConnected: () => {
        changes.missed();
        changes.announceAll();
      },
    },
    tools.log,
  );
  return createDatabase(
    {
      ...{ engine: 'postgres', pool, lookups, changes },
      isListening: () => line.isConnected,
      close: () => line.close(),
    },
    tools,
  );
}

/** A connection may break at any time; without error listeners that would end the process. */
function watched(pool: pg.Pool, { log }: DatabaseTools): pg.Pool {
  pool.on('error', (error) => log.warn('a database connection broke', { error }));
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

async function bringUpToDate(pool: pg.Pool, { log, migrations }: DatabaseTools): Promise<void> {
  const applied = await migrate(pool, migrations ?? (await readMigrations()));
  if (applied.length > 0) log.info('migrated the database', { migrations: applied });
}

async function requireSupportedVersion(pool: pg.Pool): Promise<void> {
  const { rows } = await connectOrExplain(() =>
    pool.query<{ version: number }>(`select current_setting('server_version_num')::int / 10000 as version`),
  );
  const version = rows[0]?.version ?? 0;
  if (version < oldestPostgres) {
    throw new Error(`PostgreSQL ${version} is too old: ${oldestPostgres} or newer is needed.`);
  }
}

async function connectOrExplain<T>(connect: () => Promise<T>): Promise<T> {
  try {
    return await connect();
  } catch (error) {
    const reason = error instanceof AggregateError ? error.errors[0] : error;
    const text = reason instanceof Error ? reason.message : String(reason);
    throw new Error(`The database named by DATABASE_URL cannot be used: ${text}`, { cause: error });
  }
}
