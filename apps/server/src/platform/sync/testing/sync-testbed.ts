import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { syncPath } from '@inkstone/contracts/sync';
import { type Clock, createIds, seededRandom, systemClock } from '@inkstone/kernel';
import type { Database } from '../../db/database.ts';
import { createLog } from '../../observability/log.ts';
import { createMetrics } from '../../observability/metrics.ts';
import { createLocalState } from '../../shared-state/local-state.ts';
import type { SharedState } from '../../shared-state/shared-state.ts';
import type { OpenDecision, Projection, SyncOptions } from '../ports.ts';
import { createSyncServer, type SyncServer } from '../sync-server.ts';

/** A sync server over a real database that can be restarted, with access rights from a table. */
export interface SyncTestbed {
  readonly db: Database;
  readonly url: string;
  readonly sync: SyncServer;
  /** Tokens that open a session: `<account>/<session>`, unless revoked here. */
  readonly revoked: Set<string>;
  /** Decisions on documents that not everyone may open. */
  readonly decisions: Map<string, OpenDecision>;
  readonly projections: Map<string, Projection & { readonly changedAt: number }>;
  /** Number of documents in the server's memory. */
  documentsInMemory(): Promise<number>;
  /** Closes all connections abruptly and restarts with the database alone. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export interface SyncTestbedOptions {
  readonly db: Database;
  readonly clock?: Clock;
  /** To connect several servers to one PostgreSQL. */
  readonly databaseUrl?: string;
  /** To connect several servers to one Redis. */
  readonly shared?: SharedState;
  readonly unloadAfter?: number;
  readonly openWithin?: number;
  /** Creates versions; without it none are requested. */
  readonly keepVersion?: NonNullable<SyncOptions['keepVersion']>;
}

/** Starts a server on a free port of this machine. */
export async function createSyncTestbed(options: SyncTestbedOptions): Promise<SyncTestbed> {
  const revoked = new Set<string>();
  const decisions = new Map<string, OpenDecision>();
  const projections: SyncTestbed['projections'] = new Map();
  const lines = new Set<Duplex>();
  const clock = options.clock ?? systemClock;
  const ids = createIds(clock, seededRandom(Math.floor(performance.now() * 1000)));

  const metrics = createMetrics({ ofProcess: false });
  const start = () =>
    createSyncServer({
      db: options.db,
      log: createLog('silent'),
      clock,
      ids,
      metrics,
      shared: options.shared ?? createLocalState(clock),
      databaseUrl: options.databaseUrl ?? null,
      ...(options.unloadAfter === undefined ? {} : { unloadAfter: options.unloadAfter }),
      ...(options.openWithin === undefined ? {} : { openWithin: options.openWithin }),
      ...(options.keepVersion ? { keepVersion: options.keepVersion } : {}),
      resolveCaller: ({ token }) => {
        const [accountId, sessionId] = token.split('/');
        const isKnown = accountId && sessionId && !revoked.has(token);
        return Promise.resolve(isKnown ? { accountId, sessionId } : null);
      },
      checkSession: ({ accountId, sessionId }) =>
        Promise.resolve(revoked.has(`${accountId}/${sessionId}`) ? 'session_revoked' : null),
      canOpen: (_, documentId) =>
        Promise.resolve(decisions.get(documentId) ?? { ok: true, isReadOnly: false }),
      saveProjection: (documentId, projection, changedAt) => {
        projections.set(documentId, { ...projection, changedAt });
        return Promise.resolve();
      },
    });

  let sync = start();
  const http = createServer();
  http.on('upgrade', (request, socket, head) => {
    lines.add(socket);
    socket.on('close', () => lines.delete(socket));
    sync.handleUpgrade(request, socket, head);
  });
  const port = await listen(http);
  const cut = () => {
    for (const line of lines) line.destroy();
  };

  return {
    db: options.db,
    url: `ws://127.0.0.1:${port}${syncPath}`,
    get sync() {
      return sync;
    },
    revoked,
    decisions,
    projections,
    documentsInMemory: async () => (await metrics.sync.documents.get()).values[0]?.value ?? 0,
    async restart() {
      cut();
      // Running transactions may still commit, as after a process was killed.
      await sync.close();
      sync = start();
    },
    async close() {
      cut();
      await sync.close();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

async function listen(http: Server): Promise<number> {
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return (http.address() as AddressInfo).port;
}
