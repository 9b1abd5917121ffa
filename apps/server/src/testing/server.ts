import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createIds, manualClock, seededRandom } from '@inkstone/kernel';
import { type BaseDeps, completeDeps, createAppServer, type ServerDeps } from '../composition/assemble.ts';
import { jobTable } from '../composition/job-table.ts';
import { createServerProofreader } from '../modules/assist/index.ts';
import { openTermsCatalog } from '../modules/site/index.ts';
import { createFileStore } from '../platform/files/create-file-store.ts';
import { createJobs } from '../platform/jobs/create-jobs.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { createMetrics } from '../platform/observability/metrics.ts';
import { createKeys } from '../platform/security/keys.ts';
import { createLocalState } from '../platform/shared-state/index.ts';
import { publicWeb } from '../platform/web/fetch-page.ts';
import type { Config } from '../ports/config.ts';
import { createLoginProviders } from '../providers/login/create-login-providers.ts';
import { createMailSimulator } from '../providers/mail/simulator.ts';
import { createPayChannels } from '../providers/pay/create-pay-channels.ts';
import { createSmsSimulator } from '../providers/sms/simulator.ts';
import { testDay } from './bare-server.ts';
import { type CapturedLog, captureLog } from './captured-log.ts';
import { createTestClient, type TestClient } from './client.ts';
import { testConfig } from './config.ts';
import { createTestDatabase } from './database.ts';

/** The whole server on a free port with its own database. Close it, or declare it with `await using`. */
export interface TestServer extends AsyncDisposable {
  /** Its URL, without a trailing slash. */
  readonly url: string;
  readonly deps: ServerDeps;
  /** Shows 2026-11-21, 10:00 in Shanghai, until the test advances it. */
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
  /** Also creates the queues and processes them; otherwise a test calls handlers itself. */
  readonly withJobs?: boolean;
}

/** Starts a server for a test: new database, stopped clock, the same ids and random numbers every time. */
export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const db = await createTestDatabase();
  const clock = manualClock(testDay);
  const random = seededRandom(1);
  const captured = captureLog();
  const metrics = createMetrics({ ofProcess: false });
  const dataDir = await mkdtemp(join(tmpdir(), 'inkstone-data-'));
  const config = testConfig({ databaseUrl: db.url, dataDir, ...options.config });
  const deps = completeDeps({
    config,
    clock,
    random,
    ids: createIds(clock, random),
    keys: createKeys('for tests'),
    log: captured.log,
    metrics,
    db,
    shared: createLocalState(clock),
    files: createFileStore(config),
    sms: createSmsSimulator({ clock, log: captured.log }),
    mail: createMailSimulator({ clock, log: captured.log }),
    login: createLoginProviders({ config, clock, random, keys: createKeys('for tests') }),
    captcha: null,
    places: null,
    pay: await createPayChannels(config.pay, { clock, random }),
    web: publicWeb,
    proofreader: createServerProofreader(join(config.langpackDir, 'zh')),
    terms: openTermsCatalog(config.termsDir),
    ...options.base,
    jobs: {
      ...createJobs({ config, db, log: captured.log, metrics, clock, table: jobTable }),
      ...options.base?.jobs,
    },
  });
  if (options.withJobs) await deps.jobs.start(deps);
  const http = await createAppServer(deps);
  const url = `http://127.0.0.1:${await http.listen()}`;
  const visitor: TestServer['visitor'] = (language, userAgent) => createTestClient(url, language, userAgent);
  const close = async () => {
    await Promise.all([deps.sync.close(), http.close(1000), deps.proofreader.close()]);
    if (options.withJobs) await deps.jobs.stop();
    await db.close();
    await rm(dataDir, { recursive: true });
  };
  return {
    url,
    deps,
    clock,
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
