import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Clock, createIds, type Random, second, systemClock } from '@inkstone/kernel';
import {
  type BaseDeps,
  completeDeps,
  createAppServer,
  createOperatorServer,
  importShippedData,
  type ServerDeps,
} from './composition/assemble.ts';
import { jobTable } from './composition/job-table.ts';
import { createWebPages, NotBuiltError, type WebPages } from './composition/web-pages.ts';
import { createServerProofreader } from './modules/assist/index.ts';
import { openTermsCatalog, readTermsFiles } from './modules/site/index.ts';
import type { Database } from './platform/db/database.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { createFileStore } from './platform/files/create-file-store.ts';
import type { OperatorServer } from './platform/http/operator-server.ts';
import { isUnavailable } from './platform/http/refusal.ts';
import type { HttpServer } from './platform/http/server.ts';
import { createJobs } from './platform/jobs/create-jobs.ts';
import { createLog, type Log } from './platform/observability/log.ts';
import { createMetrics, type Metrics } from './platform/observability/metrics.ts';
import { type Keys, openKeys } from './platform/security/keys.ts';
import { systemRandom } from './platform/security/random.ts';
import { StartError } from './platform/settings/start-error.ts';
import { openSharedState, type SharedState } from './platform/shared-state/index.ts';
import { openTestClock } from './platform/test-clock/index.ts';
import { publicWeb } from './platform/web/fetch-page.ts';
import type { Config } from './ports/config.ts';
import type { Geolocation } from './ports/geolocation.ts';
import { createCaptcha } from './providers/captcha/create-captcha.ts';
import { openInvoiceIssuer } from './providers/invoices/open-invoice-issuer.ts';
import { createLoginProviders } from './providers/login/create-login-providers.ts';
import { createMail } from './providers/mail/create-mail.ts';
import { openTextRecogniser } from './providers/ocr/index.ts';
import { openPayments } from './providers/pay/open-payments.ts';
import { openPlaces } from './providers/places/open-places.ts';
import { createSms } from './providers/sms/create-sms.ts';
import { openStores } from './providers/stores/open-stores.ts';
import { openLocalModels } from './providers/text-models/local/open-local-models.ts';
import { openTextModelDrivers } from './providers/text-models/open-text-models.ts';
import { createWechatShare } from './providers/wechat-share/create-wechat-share.ts';

/** A running process. */
export interface Running {
  readonly port: number;
  readonly log: Log;
  /** Finishes running requests, then releases all resources. A second call waits for the first. */
  stop(): Promise<void>;
}

/** Prints a message on the terminal, apart from the log. */
export type Print = (line: string) => void;

/** Time limit for running requests when the process is stopped, in ms. */
const stopWithin = 10 * second;
/** `apps/web`, relative to the sources and to the bundle. */
const webFolder = join(import.meta.dirname, '../../web');
/** Time limit for an unreachable database at start, in ms. */
const databaseWithin = 20 * second;

/** Creates all dependencies and starts the roles of the settings. Throws StartError. */
export async function start(config: Config, print: Print): Promise<Running> {
  const pages = createWebPages(config, webFolder);
  const deps = await openDeps(config, print);
  try {
    // Runs in a separate thread while the start continues.
    if (config.warmChecks === 'on' && config.roles.includes('web')) deps.proofreader.keepWarm();
    if (config.roles.includes('web')) await importShippedData(deps);
    const http = await createAppServer(deps, { mountPages: pages.mount });
    await deps.textModels.start();
    await deps.jobs.start(deps);
    const port = await http.listen();
    if (config.roles.includes('web') && isLoopbackServed(config))
      for (const simulator of [deps.paySimulator, deps.storeSimulator])
        simulator?.postTo(`http://127.0.0.1:${port}`);
    const operator = await createOperatorServer(deps);
    deps.log.info('started', { port, roles: config.roles, database: deps.db.engine });
    let stopping: Promise<void> | undefined;
    const stop = () => {
      stopping ??= stopServing(deps, { http, operator, pages }).then(() => releaseResources(deps));
      return stopping;
    };
    return { port, log: deps.log, stop };
  } catch (error) {
    await closeDeps(deps);
    throw explainStart(error, config);
  }
}

/** Whether this process can be reached by the loopback address. */
function isLoopbackServed({ host }: Config): boolean {
  return ['127.0.0.1', 'localhost', '0.0.0.0', '::'].includes(host);
}

/** Opens the database, the keys and all other dependencies of use cases. Throws StartError. */
export async function openDeps(config: Config, print: Print): Promise<ServerDeps> {
  return completeDeps(await createBaseDeps(config, print));
}

/** Closes what `openDeps` opened, if nothing is served. */
export async function closeDeps(deps: ServerDeps): Promise<void> {
  await deps.sync.close();
  await releaseResources(deps);
}

/** Opens the configured database, waiting `timeout` ms for one that does not answer yet. */
export async function waitForDatabase(
  config: Config,
  tools: { readonly log: Log; readonly metrics?: Metrics },
  print: Print,
  timeout = databaseWithin,
): Promise<Database> {
  const until = systemClock.now() + timeout;
  for (let hasLogged = false; ; ) {
    try {
      return await openDatabase(config, tools);
    } catch (error) {
      if (error instanceof StartError) throw error;
      const givesUp = !isUnavailable(error) || systemClock.now() >= until;
      if (givesUp) throw new StartError(messageOf(error), error);
      if (!hasLogged) print(`The database does not answer yet; trying for ${timeout / second} seconds…`);
      hasLogged = true;
      await pause(second);
    }
  }
}

async function createBaseDeps(config: Config, print: Print): Promise<BaseDeps> {
  const random = systemRandom();
  const log = createLog(config.logLevel);
  const metrics = createMetrics({ ofProcess: true });
  const termsFiles = readTermsOf(config);
  const places = await openPlacesOf(config, { clock: systemClock, log });
  const db = await waitForDatabase(config, { log, metrics }, print);
  const keys = await openKeysOf(config, random, db);
  const testClock = config.hasSimulator ? await openTestClock({ db, log, real: systemClock }) : null;
  const clock: Clock = testClock ?? systemClock;
  const ids = createIds(clock, random);
  const vendors = await openPaymentsOf({ config, db, keys, clock, random, ids, log });
  const shared = await openSharedOf(config, { keys, db, clock, ids, random, log, metrics });
  return {
    config,
    ...{ clock, testClock, random, ids, keys, log, metrics, db, shared },
    files: createFileStore(config),
    jobs: createJobs({ config, db, log, metrics, clock, table: jobTable }),
    sms: createSms(config.channels.sms, { clock, random, log }),
    mail: createMail(config.channels.mail, { clock, log }),
    captcha: createCaptcha(config, { clock, random, log }),
    login: createLoginProviders({ config, clock, random, keys }),
    places,
    ...vendors,
    invoiceIssuer: openInvoiceIssuer(config, { clock }),
    wechatShare: createWechatShare(config.wechatShare),
    textModelDrivers: openTextModelDrivers(await openLocalModels({ config, log })),
    textRecogniser: await openTextRecogniser(config.ocr),
    web: publicWeb,
    proofreader: createServerProofreader(join(config.langpackDir, 'zh')),
    terms: await openTermsCatalog(termsFiles, { db, log }),
  };
}

/** Closes the database if the payment providers or stores cannot be used with it. */
async function openPaymentsOf(
  deps: Parameters<typeof openPayments>[0] & Parameters<typeof openStores>[0],
): Promise<Pick<BaseDeps, 'pay' | 'agreements' | 'paySimulator' | 'stores' | 'storeSimulator'>> {
  try {
    return { ...(await openPayments(deps)), ...(await openStores(deps)) };
  } catch (error) {
    await deps.db.close();
    throw error;
  }
}

/** Closes the database if the keys cannot be opened. */
async function openKeysOf(config: Config, random: Random, db: Database): Promise<Keys> {
  try {
    return await openKeys(config, random, async () => {
      const [row] = await db.run('select exists (select from accounts) as found');
      return row?.found === true;
    });
  } catch (error) {
    await db.close();
    if (error instanceof StartError) throw error;
    throw new StartError(`DATA_DIR cannot be used: ${messageOf(error)}`, error);
  }
}

/**
 * Closes the database if Redis refuses the settings. A Redis that does not answer does not prevent the
 * start.
 */
async function openSharedOf(
  config: Config,
  tools: Parameters<typeof openSharedState>[2] & { readonly keys: Keys; readonly db: Database },
): Promise<SharedState> {
  try {
    return await openSharedState(config, tools.keys, tools);
  } catch (error) {
    await tools.db.close();
    throw new StartError(`REDIS_URL cannot be used: ${messageOf(error)}`, error);
  }
}

function readTermsOf({ termsDir }: Config): ReturnType<typeof readTermsFiles> {
  try {
    return readTermsFiles(termsDir);
  } catch (error) {
    throw new StartError(`TERMS_DIR cannot be read: ${messageOf(error)}`, error);
  }
}

/** Only processes that serve requests need locations. */
async function openPlacesOf(
  { geoDatabase, roles }: Config,
  tools: { readonly clock: Clock; readonly log: Log },
): Promise<Geolocation | null> {
  if (geoDatabase === null || !roles.includes('web')) return null;
  try {
    return await openPlaces(geoDatabase, tools);
  } catch (error) {
    throw new StartError(`GEO_DATABASE cannot be used: ${messageOf(error)}.`, error);
  }
}

/** The servers and pages of this process. */
interface Serving {
  readonly http: HttpServer;
  readonly operator: OperatorServer | null;
  readonly pages: WebPages;
}

async function stopServing(deps: ServerDeps, { http, operator, pages }: Serving): Promise<void> {
  http.startStopping();
  await Promise.all([http.close(stopWithin), operator?.close(), deps.sync.close(), pages.close()]);
}

async function releaseResources(deps: ServerDeps): Promise<void> {
  const { jobs, proofreader, textModels, textRecogniser, shared, testClock, db, log } = deps;
  testClock?.close();
  await textModels.close();
  await proofreader.close();
  // Jobs stop first: a page that is being recognised would count as failed if its engine were closed.
  await jobs.stop();
  await textRecogniser.close();
  await shared.close();
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
