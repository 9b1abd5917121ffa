import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { copyEmbeddedTemplate, copyPostgresTemplate } from '../../apps/server/src/testing/database.ts';
import { inventedPlaces } from '../../apps/server/src/testing/invented-places.ts';
import { buildMmdb } from '../../apps/server/src/testing/mmdb.ts';
import { launchEnvironment, launchFlags } from './launch.ts';
import { createTestingDatabase } from './testing-database.ts';

const root = resolve(import.meta.dirname, '../..');
const program = join(root, 'apps/server/build/main.js');
const movableClock = pathToFileURL(join(import.meta.dirname, 'movable-clock.ts')).href;
const defaultTimeout = 150_000;
/** Maximum time between two requests to a server that starts, in ms. */
const outputPause = 100;

/** The production server as a separate process, with its own data folder and database. */
export interface ServerProcess extends AsyncDisposable {
  readonly url: string;
  readonly dataDir: string;
  /** PostgreSQL's URL; null with the embedded database. */
  readonly databaseUrl: string | null;
  readonly pid: number;
  /** Whether its process has not ended. */
  readonly isRunning: boolean;
  /** Returns everything that it has logged since the first start. */
  log(): string;
  /** Milliseconds from the latest spawn until it was ready. */
  readonly startMs: number;
  /** `kill -9`: ends the process without any shutdown. */
  kill(): Promise<void>;
  /** Stops it as an operator would; resolves with its exit code. */
  stop(): Promise<number | null>;
  /** Advances its clock, if it is movable, until the next restart. */
  pass(ms: number): Promise<void>;
  /** Returns the time of its clock, in ms. */
  now(): number;
  /** Restarts it on the same port, data folder and database. */
  restart(): Promise<void>;
}

export interface ServerOptions {
  /** Additional settings, such as LOG_LEVEL. */
  readonly settings?: Readonly<Record<string, string>>;
  /** A PostgreSQL server on which to create a database; by default TEST_DATABASE_URL; null: embedded. */
  readonly postgres?: string | null;
  /** Whether its clock can be advanced, for journeys that cannot wait. */
  readonly hasMovableClock?: boolean;
  /** Whether it is behind a proxy on this machine, with a geolocation database of invented places. */
  readonly hasPlaces?: boolean;
  /** Whether its database already has its tables; creating them takes most of a first start. */
  readonly isPrepared?: boolean;
  /** The URL at which it answers, if its own setting is the URL of a proxy. */
  readonly readyAt?: string;
  /** Timeout of a start in ms: 150 s by default, which a busy machine may need. */
  readonly timeout?: number;
}

/** Starts the built server on a free port and waits until it is ready. Disposing removes all that it left. */
export async function startServer(options: ServerOptions = {}): Promise<ServerProcess> {
  const { settings = {}, postgres = process.env.TEST_DATABASE_URL || null } = options;
  const dataDir = await mkdtemp(join(tmpdir(), 'inkstone-server-'));
  const makeDatabase = options.isPrepared ? copyPostgresTemplate : createTestingDatabase;
  const database = postgres === null ? null : await makeDatabase(postgres);
  if (options.isPrepared && database === null) await copyEmbeddedTemplate(join(dataDir, 'database'));
  const places = join(dataDir, 'city.mmdb');
  if (options.hasPlaces) await writeFile(places, buildMmdb({ networks: inventedPlaces }));
  const port = await freePort();
  const url = options.readyAt ?? `http://localhost:${port}`;
  const environment = {
    PATH: process.env.PATH,
    ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
    ...launchEnvironment,
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: dataDir,
    BASE_URL: url,
    // Journeys sign the same person in on several desktops.
    DEVICES_FREE: '50',
    // Its notice would cover the footer of pages in every journey; `e2e/analytics` enables it.
    ANALYTICS: 'off',
    ...(database && { DATABASE_URL: database.url }),
    ...(options.hasPlaces && { GEO_DATABASE: places, TRUSTED_PROXIES: '127.0.0.1' }),
    ...settings,
  };

  const written: string[] = [];
  const preload = options.hasMovableClock ? ['--import', movableClock] : [];
  const live = () =>
    start(preload, environment, { url, timeout: options.timeout ?? defaultTimeout }, written);
  let life = await live();
  let ahead = 0;
  return {
    url,
    dataDir,
    databaseUrl: database?.url ?? null,
    get pid() {
      return life.process.pid ?? 0;
    },
    get isRunning() {
      return life.process.exitCode === null && life.process.signalCode === null;
    },
    get startMs() {
      return life.startMs;
    },
    log: () => written.join(''),
    kill: async () => {
      await end(life.process, 'SIGKILL');
    },
    stop: () => end(life.process, 'SIGTERM'),
    pass: async (ms) => {
      if (!options.hasMovableClock) throw new Error('This server has no movable clock');
      const isSet = once(life.process, 'message');
      life.process.send(ms);
      [ahead] = await isSet;
    },
    now: () => Date.now() + ahead,
    restart: async () => {
      ahead = 0;
      life = await live();
    },
    [Symbol.asyncDispose]: async () => {
      await end(life.process, 'SIGTERM');
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function start(
  preload: readonly string[],
  environment: NodeJS.ProcessEnv,
  { url, timeout }: { readonly url: string; readonly timeout: number },
  written: string[],
) {
  const begin = performance.now();
  const child = spawn(process.execPath, [...launchFlags, ...preload, program, 'start'], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child.stdout?.on('data', (chunk: Buffer) => written.push(String(chunk)));
  child.stderr?.on('data', (chunk: Buffer) => written.push(String(chunk)));
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() - begin > timeout) {
      await end(child, 'SIGKILL');
      throw new Error(`The server did not become ready.\n${written.slice(-40).join('')}`);
    }
    await nextOutput(child);
  }
  return { process: child, startMs: performance.now() - begin };
}

/**
 * Resolves when a process prints something, at the latest after a tenth of a second. A request that is refused takes 2 ms of
 * processor time, which requests at short intervals would take from the start itself.
 */
async function nextOutput({ stdout }: ChildProcess): Promise<void> {
  const over = new AbortController();
  const { signal } = over;
  await Promise.race([
    ...(stdout ? [once(stdout, 'data', { signal })] : []),
    pause(outputPause, undefined, { signal }),
  ]);
  over.abort();
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    (response) => response.ok,
    () => false,
  );
}

/** Ends a process and waits for it; kills it after ten seconds. */
async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const exited = once(child, 'exit');
    child.kill(signal);
    const insist = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await exited;
    clearTimeout(insist);
  }
  return child.exitCode;
}

/**
 * Returns a free loopback port. It is below the ranges that systems assign to connections and to listeners without a fixed
 * port, so that none of these can take it before the server, which starts for seconds, does.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(15_000, 32_000);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
