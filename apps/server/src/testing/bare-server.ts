import { createIds, instant, manualClock, seededRandom } from '@inkstone/kernel';
import type { Deps } from '../deps.ts';
import { staffGate } from '../modules/staff/index.ts';
import type { ResolveApiKey, ResolveSession } from '../platform/http/caller.ts';
import { createHttpServer, type HttpParts } from '../platform/http/server.ts';
import { createMetrics } from '../platform/observability/metrics.ts';
import { createKeys } from '../platform/security/keys.ts';
import { createLocalState } from '../platform/shared-state/index.ts';
import type { Config } from '../ports/config.ts';
import { type CapturedLog, captureLog } from './captured-log.ts';
import { createTestClient, type TestClient } from './client.ts';
import { testConfig } from './config.ts';

/** The HTTP layer alone on a free port, with routes of the test and without a database. */
export interface BareServer extends AsyncDisposable {
  readonly url: string;
  readonly deps: Deps;
  readonly clock: ReturnType<typeof manualClock>;
  readonly captured: CapturedLog;
  readonly client: TestClient;
  readonly http: Awaited<ReturnType<typeof createHttpServer>>;
}

/** The date of tests: 2026-11-21, 10:00 in Shanghai. */
export const testDay = instant(Date.UTC(2026, 10, 21, 2));

/** A token `token-<accountId>` belongs to a session of that account; all others are invalid. */
export const resolveTestSession: ResolveSession = async (_deps, token) => {
  const accountId = /^token-(.+)$/.exec(token)?.[1];
  return accountId ? { accountId, sessionId: `session-${accountId}` } : null;
};

/** A key `ink_<accountId>` belongs to that account; `ink_wrong` and all others are invalid. */
export const resolveTestKey: ResolveApiKey = async (_deps, key) => {
  const accountId = /^ink_(?!wrong)(.+)$/.exec(key)?.[1];
  return accountId ? { accountId, keyId: `key-${accountId}`, opensDocuments: false } : null;
};

/** Starts the HTTP layer for a test. Access to the database throws. */
export async function startBareServer(
  parts: Partial<Omit<HttpParts, 'deps'>> & { readonly config?: Partial<Config> } = {},
): Promise<BareServer> {
  const { config, ...rest } = parts;
  const clock = manualClock(testDay);
  const captured = captureLog();
  const random = seededRandom(1);
  const deps: Deps = {
    config: testConfig(config),
    clock,
    testClock: null,
    ids: createIds(clock, random),
    random,
    keys: createKeys('for tests'),
    log: captured.log,
    metrics: createMetrics({ ofProcess: false }),
    db: absent('db'),
    shared: createLocalState(clock),
    files: absent('files'),
    jobs: absent('jobs'),
    sessions: absent('sessions'),
    sync: absent('sync'),
    sms: absent('sms'),
    mail: absent('mail'),
    login: absent('login'),
    accountData: [],
    describeSettings: () => [],
    countWaiting: async () => [],
    accountFiles: absent('accountFiles'),
    proofreader: absent('proofreader'),
    terms: absent('terms'),
    termBase: absent('termBase'),
    ...ports(),
  };
  const http = await createHttpServer({
    routes: [],
    credentials: { resolveSession: resolveTestSession, resolveApiKey: resolveTestKey },
    staffGate,
    checks: {},
    ...rest,
    deps,
  });
  const url = `http://127.0.0.1:${await http.listen()}`;
  return {
    url,
    deps,
    clock,
    captured,
    client: createTestClient(url),
    http,
    [Symbol.asyncDispose]: () => http.close(1000),
  };
}

/** Ports of modules that know no account. */
function ports() {
  return {
    captcha: null,
    pay: { wechat: null, alipay: null, stripe: null },
    stores: { apple: null, google: null, huawei: null, harmony: null },
    agreements: { wechat: null, alipay: null },
    places: null,
    paySimulator: null,
    storeSimulator: null,
    wechatShare: null,
    invoiceIssuer: null,
    textModelDrivers: absent('textModelDrivers'),
    textRecogniser: absent('textRecogniser'),
    recordEvent: absent('recordEvent'),
    sensitiveLists: () => Promise.resolve([]),
    web: absent('web'),
    documentRemovers: [],
    standingAccess: [],
    accountLeaving: [],
    publicPaths: async () => [],
    requireOwner: () => Promise.resolve(),
    tierOf: () => Promise.resolve('free'),
    metering: absent('metering'),
    textModels: absent('textModels'),
    translator: absent('translator'),
    wordMeter: absent('wordMeter'),
    grantWelcomeWords: () => Promise.resolve(),
    nameOf: () => Promise.resolve(''),
    personOf: absent('personOf'),
    mailOwner: () => Promise.resolve(false),
    textOwner: () => Promise.resolve(false),
    reachOf: () => Promise.resolve([]),
    runDue: () => Promise.resolve(0),
    startDue: async () => {},
    nextDue: () => Promise.resolve(null),
    accountOfOrder: async () => null,
    itemsTaken: async () => 0,
    notify: () => Promise.resolve(),
    openFeedbackTicket: () => Promise.resolve(),
    closeFeedbackTicket: () => Promise.resolve(),
    passRefund: () => Promise.resolve('clear'),
  } satisfies Partial<Deps>;
}

/** Creates a placeholder for a dependency that a test does not have; using it throws. */
export function absent<T extends object>(name: string): T {
  const refuse = () => {
    throw new Error(`This test has no ${name}`);
  };
  return new Proxy({} as T, { get: refuse });
}
