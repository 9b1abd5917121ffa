import { syncPath } from '@inkstone/contracts/sync';
import { readAccountFiles } from '../account-data/read-account-files.ts';
import type { Deps } from '../deps.ts';
import {
  createSessions,
  mailOwner,
  personOf,
  reachOf,
  requireOwner,
  resolveApiKey,
  resolveSession,
  shownName,
  textOwner,
} from '../modules/accounts/index.ts';
import { recordEvent } from '../modules/analytics/index.ts';
import { createSensitiveLists } from '../modules/assist/index.ts';
import { closeFeedbackTicket, openFeedbackTicket } from '../modules/desk/index.ts';
import { liveDocumentPorts } from '../modules/documents/index.ts';
import {
  createMetering,
  createTierCache,
  createWordMeter,
  grantWelcomeWords,
} from '../modules/membership/index.ts';
import { ModelGateway } from '../modules/models/index.ts';
import { notify } from '../modules/notifications/index.ts';
import { accountOfOrder, countTaken, watchChannels } from '../modules/orders/index.ts';
import { staffGate } from '../modules/staff/index.ts';
import { createTermBase } from '../modules/terms/index.ts';
import { createTranslator } from '../modules/translation/index.ts';
import { findNextDue, runDue } from '../platform/due/index.ts';
import { readTokenCookie } from '../platform/http/cookies.ts';
import { mountLive } from '../platform/http/live.ts';
import { type OperatorServer, startOperatorServer } from '../platform/http/operator-server.ts';
import { createHttpServer, type HttpParts, type HttpServer } from '../platform/http/server.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { createSyncServer, deleteContents, type SyncServer } from '../platform/sync/index.ts';
import type { DocumentRemover } from '../ports/module-hooks.ts';
import type { RefundGate } from '../ports/module-manifest.ts';
import { describeSettings } from './config.ts';
import { dueHandlers } from './due-handlers.ts';
import { modules, registered } from './modules.ts';
import { readinessChecks, readinessRemarks } from './readiness.ts';
import { fileRoutes, publicFolders, routes, streamRoutes, webhookRoutes } from './routes.ts';

/** Removers of everything that belongs to a document: its text, then the data of modules. */
const documentRemovers: readonly DocumentRemover[] = [
  (tx, removed) =>
    deleteContents(
      tx.sql,
      removed.map(({ id }) => id),
    ),
  ...registered('documentRemovers'),
];

/** The base dependencies of a process: all members of Deps that are not created from Deps. */
export type BaseDeps = Omit<
  Deps,
  | 'sessions'
  | 'sync'
  | 'jobs'
  | 'documentRemovers'
  | 'standingAccess'
  | 'accountLeaving'
  | 'publicPaths'
  | 'accountData'
  | 'describeSettings'
  | 'accountFiles'
  | 'tierOf'
  | 'metering'
  | 'wordMeter'
  | 'accountOfOrder'
  | 'itemsTaken'
  | 'recordEvent'
  | 'grantWelcomeWords'
  | 'nameOf'
  | 'personOf'
  | 'requireOwner'
  | 'mailOwner'
  | 'textOwner'
  | 'reachOf'
  | 'runDue'
  | 'startDue'
  | 'nextDue'
  | 'passRefund'
  | 'countWaiting'
  | 'sensitiveLists'
  | 'textModels'
  | 'termBase'
  | 'translator'
  | 'notify'
  | 'openFeedbackTicket'
  | 'closeFeedbackTicket'
> & {
  readonly jobs: Jobs;
  /** Set by tests: replaces the tiers that accounts were granted. */
  readonly tierOf?: Deps['tierOf'];
  /** Set by tests: replaces the translation by text models. */
  readonly translator?: Deps['translator'];
  /** Set by tests: replaces the refund gates of modules. */
  readonly refundGates?: readonly RefundGate[];
};

/** Deps, with jobs, live sync and text models including their start and stop functions. */
export type ServerDeps = Deps & {
  readonly jobs: Jobs;
  readonly sync: SyncServer;
  readonly textModels: ModelGateway;
};

/** Adds sessions and live sync to the base dependencies. */
export function completeDeps(base: BaseDeps): ServerDeps {
  const { config, db, log, clock, ids, metrics, shared } = base;
  const tierOf: Deps['tierOf'] = base.tierOf ?? createTierCache(base);
  const metering = createMetering({ ...base, tierOf });
  const wordMeter = createWordMeter({ ...base, tierOf });
  const sessions = createSessions(base);
  const sync = createSyncServer({
    db,
    log,
    clock,
    ids,
    metrics,
    shared,
    databaseUrl: config.databaseUrl,
    resolveCaller: async ({ token, cookie }) => {
      const given = token || readTokenCookie(cookie);
      return given ? sessions.find(given) : null;
    },
    checkSession: (session) => sessions.check(session),
    ...liveDocumentPorts({ ...base, tierOf }),
  });
  sessions.onEnd((sessionId, code) => {
    sync
      .closeSession(sessionId, code)
      .catch((error) => log.warn('live connections could not be closed', { error }));
  });
  const accountData = modules.flatMap((module) => module.accountData ?? []);
  const accountFiles: Deps['accountFiles'] = (accountId) =>
    readAccountFiles({ ...base, accountData }, accountId);
  const nameOf: Deps['nameOf'] = (accountId) => shownName(base, accountId);
  const person: Deps['personOf'] = (who) => personOf(base, who);
  const services = {
    mailOwner: (accountId, writeIn) => mailOwner(base, accountId, writeIn),
    textOwner: (accountId, writeIn) => textOwner(base, accountId, writeIn),
    reachOf: (accountId) => reachOf(base, accountId),
  } satisfies Pick<Deps, 'mailOwner' | 'textOwner' | 'reachOf'>;
  const requireOwnerOf: Deps['requireOwner'] = (sql, session, shown) =>
    requireOwner(base, sql, session, shown);
  const standingAccess = registered('standingAccess');
  const accountLeaving = registered('accountLeaving');
  const sitePaths = registered('sitePaths');
  const waiting = registered('waiting');
  const refundGates = base.refundGates ?? registered('refundGates');
  const sensitiveLists = createSensitiveLists(db);
  const textModels = new ModelGateway({ ...base, sensitiveLists });
  const kinds = dueHandlers.map(({ kind }) => kind);
  const deps: ServerDeps = {
    ...{ ...base, tierOf, metering, wordMeter, nameOf, personOf: person, ...services, sessions, sync },
    termBase: createTermBase(base),
    ...{ sensitiveLists, textModels, pay: watchChannels(base) },
    translator: base.translator ?? createTranslator({ textModels, random: base.random }),
    requireOwner: requireOwnerOf,
    accountOfOrder: (number) => accountOfOrder(base, number),
    itemsTaken: (campaignId, accountId) => countTaken(db.sql, campaignId, accountId),
    notify: (tx, accountId, kind, params) => notify(deps, tx, accountId, { kind, params }),
    openFeedbackTicket: (sql, feedback) => openFeedbackTicket(base, sql, feedback),
    closeFeedbackTicket: (tx, closed) => closeFeedbackTicket(deps, tx, closed),
    recordEvent: (sql, event) => recordEvent(base, sql, event),
    grantWelcomeWords: (sql, person) => grantWelcomeWords(base, sql, person),
    ...{ documentRemovers, standingAccess, accountLeaving, accountData, accountFiles },
    publicPaths: async () => (await Promise.all(sitePaths.map((list) => list(deps)))).flat(),
    describeSettings: () => describeSettings(config),
    countWaiting: (staffId, permissions) =>
      Promise.all(
        waiting
          .filter(({ permission }) => permissions.includes(permission))
          .map(async ({ kind, count }) => ({ kind, count: await count(deps, staffId) })),
      ),
    runDue: () => runDue(deps, dueHandlers),
    startDue: async () => {
      for (const start of registered('dueStarts')) await start(deps);
    },
    nextDue: () => findNextDue(db.sql, kinds),
    passRefund: async (refund) => {
      const passages = await Promise.all(refundGates.map((gate) => gate(deps, refund)));
      return passages.includes('waiting') ? 'waiting' : 'clear';
    },
  };
  return deps;
}

/** Creates the HTTP server of a process: API and pages with the role `web`, live sync with `sync`. */
export async function createAppServer(
  deps: ServerDeps,
  options: Pick<HttpParts, 'mountPages'> = {},
): Promise<HttpServer> {
  const { roles } = deps.config;
  const isWeb = roles.includes('web');
  const http = await createHttpServer({
    deps,
    credentials: { resolveSession, resolveApiKey },
    staffGate,
    routes: isWeb ? routes : [],
    fileRoutes: isWeb ? fileRoutes : [],
    streamRoutes: isWeb ? streamRoutes : [],
    webhookRoutes: isWeb ? webhookRoutes : [],
    publicFolders: isWeb ? publicFolders : [],
    checks: readinessChecks(deps, modules),
    remarks: () => readinessRemarks(deps, modules),
    ...(isWeb && options.mountPages ? { mountPages: options.mountPages } : {}),
    ...(deps.config.warmChecks === 'used' ? { onUse: () => deps.proofreader.warm() } : {}),
  });
  if (roles.includes('sync')) {
    mountLive(http.server, syncPath, deps.config, (request, socket, head) =>
      deps.sync.handleUpgrade(request, socket, head),
    );
  }
  return http;
}

/** Imports the data that modules ship with the product. */
export async function importShippedData(deps: ServerDeps): Promise<void> {
  for (const importData of registered('dataImports')) await importData(deps);
}

/** Listens for local commands if the process has the role `web`; null if it cannot. */
export async function createOperatorServer(deps: ServerDeps): Promise<OperatorServer | null> {
  if (!deps.config.roles.includes('web')) return null;
  return startOperatorServer({
    ...{ deps, routes, staffGate },
    credentials: { resolveSession, resolveApiKey },
  });
}
