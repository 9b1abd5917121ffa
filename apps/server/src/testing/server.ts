import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createIds, manualClock, seededRandom } from '@inkstone/kernel';
import { type BaseDeps, completeDeps, createAppServer, type ServerDeps } from '../composition/assemble.ts';
import { jobTable } from '../composition/job-table.ts';
import { openTermsCatalog, readTermsFiles } from '../modules/site/index.ts';
import { createFileStore } from '../platform/files/create-file-store.ts';
import { createJobs } from '../platform/jobs/create-jobs.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { createMetrics } from '../platform/observability/metrics.ts';
import { createKeys } from '../platform/security/keys.ts';
import { createLocalState } from '../platform/shared-state/index.ts';
import { openTestClock } from '../platform/test-clock/index.ts';
import { publicWeb } from '../platform/web/fetch-page.ts';
import type { Config } from '../ports/config.ts';
import type { TextModel } from '../ports/text-model.ts';
import { openInvoiceIssuer } from '../providers/invoices/open-invoice-issuer.ts';
import { createLoginProviders } from '../providers/login/create-login-providers.ts';
import { createMailSimulator } from '../providers/mail/simulator.ts';
import { openTextRecogniser } from '../providers/ocr/index.ts';
import { openPayments } from '../providers/pay/open-payments.ts';
import { createSmsSimulator } from '../providers/sms/simulator.ts';
import { openStores } from '../providers/stores/open-stores.ts';
import { openTextModelDrivers } from '../providers/text-models/open-text-models.ts';
import { createWechatShare } from '../providers/wechat-share/create-wechat-share.ts';
import { testDay } from './bare-server.ts';
import { type CapturedLog, captureLog } from './captured-log.ts';
import { createTestClient, type TestClient } from './client.ts';
import { testConfig } from './config.ts';
import { createTestDatabase } from './database.ts';
import { testProofreader } from './shared-proofreader.ts';
import { placeSimulatorKeys } from './simulator-keys.ts';
import { oneTextModel } from './text-model/in-process-model.ts';

/** The whole server on a free port with its own database. Close it, or declare it with `await using`. */
export interface TestServer extends AsyncDisposable {
  /** Its URL, without a trailing slash. */
  readonly url: string;
  readonly deps: ServerDeps;
  /**
   * Starts at 2026-11-21, 10:00 in Shanghai, and stands still until the test advances it. With the simulator it replaces
   * real time, to which the test clock adds its offset.
   */
  readonly clock: ReturnType<typeof manualClock>;
  readonly captured: CapturedLog;
  /** Creates a client without cookies. */
  visitor(language?: Parameters<typeof createTestClient>[1], userAgent?: string): TestClient;
  /** Creates a client with a session's token, as a browser has it. */
  as(token: string): TestClient;
  close(): Promise<void>;
}

/** Options of a test: settings, and replacements of base dependencies. */
export interface TestServerOptions {
  readonly config?: Partial<Config>;
  readonly base?: Partial<Omit<BaseDeps, 'jobs'>> & { readonly jobs?: Partial<Jobs> };
  /** The model of all features; without it, none is configured. It is not probed. */
  readonly textModel?: TextModel;
  /** Also creates the queues and processes them; otherwise a test calls handlers itself. */
  readonly withJobs?: boolean;
}

/** Starts a server for a test: new database, stopped clock, the same ids and random numbers every time. */
export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const db = await createTestDatabase();
  const real = manualClock(testDay);
  const random = seededRandom(1);
  const captured = captureLog();
  const hasSimulator = options.config?.hasSimulator ?? false;
  const testClock = hasSimulator ? await openTestClock({ db, log: captured.log, real }) : null;
  const clock = testClock ?? real;
  const metrics = createMetrics({ ofProcess: false });
  const dataDir = await mkdtemp(join(tmpdir(), 'inkstone-data-'));
  const { textModel } = options;
  const modelConfig = textModel ? { textModels: oneTextModel() } : {};
  const config = testConfig({ databaseUrl: db.url, dataDir, ...modelConfig, ...options.config });
  const [ids, keys, { log }] = [createIds(clock, random), createKeys('for tests'), captured];
  if (config.hasSimulator) await placeSimulatorKeys(db, keys);
  const payments = await openPayments({ config, db, clock, random, ids, keys, log });
  const stores = await openStores({ config, db, clock, random, ids, keys });
  const deps = completeDeps({
    ...{ config, clock, testClock, random, ids, keys, log },
    metrics,
    db,
    shared: createLocalState(clock),
    files: createFileStore(config),
    sms: createSmsSimulator({ clock, log: captured.log }),
    mail: createMailSimulator({ clock, log: captured.log }),
    login: createLoginProviders({ config, clock, random, keys }),
    captcha: null,
    places: null,
    ...payments,
    ...stores,
    invoiceIssuer: openInvoiceIssuer(config, { clock }),
    wechatShare: createWechatShare(config.wechatShare),
    textModelDrivers: textModel ? { openService: () => textModel, local: null } : openTextModelDrivers(),
    textRecogniser: await openTextRecogniser(config.ocr),
    web: publicWeb,
    proofreader: testProofreader(join(config.langpackDir, 'zh')),
    terms: await openTermsCatalog(readTermsFiles(config.termsDir), { db, log }),
    ...options.base,
    jobs: {
      ...createJobs({ config, db, log: captured.log, metrics, clock, table: jobTable }),
      ...options.base?.jobs,
    },
  });
  if (options.withJobs) await deps.jobs.start(deps);
  const http = await createAppServer(deps);
  const url = `http://127.0.0.1:${await http.listen()}`;
  deps.paySimulator?.postTo(url);
  deps.storeSimulator?.postTo(url);
  const visitor: TestServer['visitor'] = (language, userAgent) =>
    createTestClient(url, language, userAgent === undefined ? {} : { 'user-agent': userAgent });
  const close = async () => {
    await deps.textModels.close();
    await deps.textRecogniser.close();
    await Promise.all([deps.sync.close(), http.close(1000), deps.proofreader.close()]);
    if (options.withJobs) await deps.jobs.stop();
    testClock?.close();
    await db.close();
    await rm(dataDir, { recursive: true });
  };
  return {
    url,
    deps,
    clock: real,
    captured,
    visitor,
    as: (token) => {
      const client = visitor();
      client.cookies.set('TOKEN', token);
      return client;
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}
