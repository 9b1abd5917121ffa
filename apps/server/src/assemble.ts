import { syncPath } from '@inkstone/contracts/sync';
import { readAccountFiles } from './account-data/read-account-files.ts';
import type { Deps } from './deps.ts';
import { documentRemovers } from './document-removers.ts';
import { readTokenCookie } from './http/cookies.ts';
import { mountLive } from './http/live.ts';
import { createHttpServer, type HttpParts, type HttpServer } from './http/server.ts';
import type { Jobs } from './jobs/jobs.ts';
import {
  createSessions,
  mailOwner,
  requireOwner,
  resolveApiKey,
  resolveSession,
  shownName,
} from './modules/accounts/index.ts';
import { liveDocumentPorts, pauseSending } from './modules/documents/index.ts';
import { readinessChecks } from './readiness.ts';
import { fileRoutes, publicFolders, routes, vendorRoutes } from './routes.ts';
import { createSyncServer, type SyncServer } from './sync/index.ts';

/** What a process stands on: everything of Deps that is not itself made from Deps. */
export type Ground = Omit<
  Deps,
  | 'sessions'
  | 'sync'
  | 'jobs'
  | 'documentRemovers'
  | 'standingAccess'
  | 'accountFiles'
  | 'tierOf'
  | 'nameOf'
  | 'requireOwner'
  | 'mailOwner'
> & {
  readonly jobs: Jobs;
  /** Absent while nothing is sold: everybody has the free tier then. */
  readonly tierOf?: Deps['tierOf'];
};

/** Deps, with jobs and live sync as what is started and stopped. */
export type ServerDeps = Deps & { readonly jobs: Jobs; readonly sync: SyncServer };

/** Builds sessions and live sync on the ground. */
export function completeDeps(ground: Ground): ServerDeps {
  const { config, db, log, clock, ids, metrics } = ground;
  const tierOf: Deps['tierOf'] = ground.tierOf ?? (() => Promise.resolve('free'));
  const sessions = createSessions(ground);
  const sync = createSyncServer({
    db,
    log,
    clock,
    ids,
    metrics,
    databaseUrl: config.databaseUrl,
    resolveWho: async ({ token, cookie }) => {
      const given = token || readTokenCookie(cookie);
      return given ? sessions.find(given) : null;
    },
    checkSession: (session) => sessions.check(session),
    ...liveDocumentPorts({ ...ground, tierOf }),
  });
  sessions.onEnd((sessionId, code) => {
    sync
      .closeSession(sessionId, code)
      .catch((error) => log.warn('live connections could not be closed', { error }));
  });
  const accountFiles: Deps['accountFiles'] = (accountId) => readAccountFiles(ground, accountId);
  const nameOf: Deps['nameOf'] = (accountId) => shownName(ground, accountId);
  const mail: Deps['mailOwner'] = (accountId, noteIn) => mailOwner(ground, accountId, noteIn);
  const wantOwner: Deps['requireOwner'] = (sql, session, shown) => requireOwner(ground, sql, session, shown);
  const standingAccess = [pauseSending];
  return {
    ...{ ...ground, tierOf, nameOf, mailOwner: mail, sessions, sync },
    requireOwner: wantOwner,
    ...{ documentRemovers, standingAccess, accountFiles },
  };
}

/** The HTTP server of a process: with the API and pages where it has the role `web`, with live sync where `sync`. */
export async function createAppServer(
  deps: ServerDeps,
  options: Pick<HttpParts, 'mountPages'> = {},
): Promise<HttpServer> {
  const { roles } = deps.config;
  const isWeb = roles.includes('web');
  const http = await createHttpServer({
    deps,
    credentials: { resolveSession, resolveApiKey },
    routes: isWeb ? routes : [],
    fileRoutes: isWeb ? fileRoutes : [],
    vendorRoutes: isWeb ? vendorRoutes : [],
    publicFolders: isWeb ? publicFolders : [],
    checks: readinessChecks(deps),
    remarks: async () => ({ chineseModel: (await deps.proofreader.languagePack()).state }),
    ...(isWeb && options.mountPages ? { mountPages: options.mountPages } : {}),
  });
  if (roles.includes('sync')) {
    mountLive(http.server, syncPath, deps.config, (request, socket, head) =>
      deps.sync.handleUpgrade(request, socket, head),
    );
  }
  return http;
}
