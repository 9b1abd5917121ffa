import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Clock, createIds, type Random, second, systemClock } from '@inkstone/kernel';
import { completeDeps, createAppServer, type Ground, type ServerDeps } from './assemble.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import { createFileStore } from './files/create-file-store.ts';
import { isUnavailable } from './http/refusal.ts';
import type { HttpServer } from './http/server.ts';
import { jobTable } from './job-table.ts';
import { createJobs } from './jobs/create-jobs.ts';
import { type Keys, openKeys } from './keys.ts';
import { createLog, type Log } from './log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import type { Places } from './modules/accounts/devices/places.ts';
import { createServerProofreader } from './modules/assist/index.ts';
import { publicWeb } from './modules/documents/exchange/web-page/fetch-page.ts';
import { openTermsShelf, type TermsShelf } from './modules/site/index.ts';
import { createLoginProviders } from './providers/login/create-login-providers.ts';
import { createMail } from './providers/mail/create-mail.ts';
import { openPlaces } from './providers/places/open-places.ts';
import { createSms } from './providers/sms/create-sms.ts';
import { systemRandom } from './random.ts';
import { StartError } from './start-error.ts';
import { createWebPages, NotBuiltError, type WebPages } from './web-pages.ts';

/** A process at work. */
export interface Running {
  readonly port: number;
  readonly log: Log;
  /** Finishes what is under way, then lets go of everything. A second call waits for the first. */
  stop(): Promise<void>;
}

/** Tells a person at the terminal something in plain words; the log is elsewhere. */
export type Say = (line: string) => void;

/** How long requests in flight may take once the process is asked to stop, in ms. */
const stopWithin = 10 * second;
/** How long a start waits for a database that does not answer yet, in ms. */
const databaseWithin = 20 * second;

/** Builds everything and takes up the roles of the settings. Throws StartError when it cannot. */
export async function start(config: Config, say: Say): Promise<Running> {
  const ground = await layGround(config, say);
  const deps = completeDeps(ground);
  try {
    const pages = createWebPages(config);
    const http = await createAppServer(deps, { mountPages: pages.mount });
    await deps.jobs.start(deps);
    const port = await http.listen();
    deps.log.info('started', { port, roles: config.roles, database: deps.db.engine });
    let stopping: Promise<void> | undefined;
    const stop = () => {
      stopping ??= stopServing(deps, http, pages).then(() => letGo(deps));
      return stopping;
    };
    return { port, log: deps.log, stop };
  } catch (error) {
    await deps.sync.close();
    await letGo(deps);
    throw explainStart(error, config);
  }
}

/** Opens the database of the settings, waiting `patience` ms for one that does not answer yet. */
export async function openPatiently(
  config: Config,
  tools: { readonly log: Log; readonly metrics?: Metrics },
  say: Say,
  patience = databaseWithin,
): Promise<Database> {
  const until = systemClock.now() + patience;
  for (let hasSaid = false; ; ) {
    try {
      return await openDatabase(config, tools);
    } catch (error) {
      const isHopeless = !isUnavailable(error) || systemClock.now() >= until;
      if (isHopeless) throw new StartError(messageOf(error), error);
      if (!hasSaid) say(`The database does not answer yet; trying for ${patience / second} seconds…`);
      hasSaid = true;
      await pause(second);
    }
  }
}

async function layGround(config: Config, say: Say): Promise<Ground> {
  const clock = systemClock;
  const random = systemRandom();
  const log = createLog(config.logLevel);
  const metrics = createMetrics({ ofProcess: true });
  const keys = openKeysOf(config, random);
  const terms = openTermsOf(config);
  const places = await openPlacesOf(config, { clock, log });
  const db = await openPatiently(config, { log, metrics }, say);
  return {
    config,
    clock,
    random,
    ids: createIds(clock, random),
    keys,
    log,
    metrics,
    db,
    files: createFileStore(config),
    jobs: createJobs({ config, db, log, metrics, clock, table: jobTable }),
    sms: createSms(config.channels.sms, { clock, random, log }),
    mail: createMail(config.channels.mail, { clock, log }),
    login: createLoginProviders({ config, clock, random, keys }),
    places,
    web: publicWeb,
    proofreader: createServerProofreader(join(config.langpackDir, 'zh')),
    terms,
  };
}

function openKeysOf(config: Config, random: Random): Keys {
  try {
    return openKeys(config, random);
  } catch (error) {
    throw new StartError(`DATA_DIR cannot be used: ${messageOf(error)}`, error);
  }
}

function openTermsOf({ termsDir }: Config): TermsShelf {
  try {
    return openTermsShelf(termsDir);
  } catch (error) {
    throw new StartError(`TERMS_DIR cannot be read: ${messageOf(error)}`, error);
  }
}

/** Only whoever answers people asks where they are. */
async function openPlacesOf(
  { geoDatabase, roles }: Config,
  tools: { readonly clock: Clock; readonly log: Log },
): Promise<Places | null> {
  if (geoDatabase === null || !roles.includes('web')) return null;
  try {
    return await openPlaces(geoDatabase, tools);
  } catch (error) {
    throw new StartError(`GEO_DATABASE cannot be used: ${messageOf(error)}.`, error);
  }
}

async function stopServing(deps: ServerDeps, http: HttpServer, pages: WebPages): Promise<void> {
  http.startStopping();
  await Promise.all([http.close(stopWithin), deps.sync.close(), pages.close()]);
}

async function letGo({ jobs, proofreader, db, log }: ServerDeps): Promise<void> {
  await proofreader.close();
  await jobs.stop();
  await db.close();
  log.info('stopped');
  log.flush();
}

function explainStart(error: unknown, { host, port }: Config): unknown {
  if (error instanceof NotBuiltError) return new StartError(error.message, error);
  const code = error instanceof Error && 'code' in error ? error.code : '';
  switch (code) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} of ${host} is in use by another program. Set PORT to a free one.`,
        error,
      );
    case 'EACCES':
      return new StartError(`Port ${port} may not be used by this user. Set PORT to one above 1023.`, error);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`HOST ${host} is not an address of this machine.`, error);
    default:
      return error;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
