import { chmodSync } from 'node:fs';
import { AppError } from '@inkstone/contracts';
import { type FastifyRequest, fastify } from 'fastify';
import { mountApi, sendRefusal } from './api.ts';
import { readOrigin } from './caller.ts';
import { operatorNameHeader, operatorSocket, prepareSocket } from './operator-socket.ts';
import { createRunner } from './run-route.ts';
import type { HttpParts } from './server.ts';
import type { Operator } from './who.ts';

const maxNameLength = 100;

type OperatorParts = Pick<HttpParts, 'deps' | 'routes' | 'credentials' | 'staffGate'>;

/** The server that local commands call. */
export interface OperatorServer {
  close(): Promise<void>;
}

/**
 * Serves the staff endpoints on a Unix socket in the data folder. Every caller is the operator of this
 * machine, because only the user of this process can open the socket. Returns null, and logs, if it cannot
 * listen: commands then need the server stopped, or PostgreSQL.
 */
export async function startOperatorServer(parts: OperatorParts): Promise<OperatorServer | null> {
  const { deps } = parts;
  const address = operatorSocket(deps.config.dataDir);
  if (address === null) {
    deps.log.warn(
      'commands cannot reach this process: DATA_DIR is too long for a socket, or this is Windows',
    );
    return null;
  }
  const app = createApp(parts);
  try {
    // Another process with the same DATA_DIR already serves commands, which is sufficient on PostgreSQL.
    if ((await prepareSocket(address)) === 'in use') return null;
    await app.listen({ path: address });
    chmodSync(address, 0o600);
  } catch (error) {
    await app.close();
    deps.log.warn('commands cannot reach this process: its socket cannot be created', { error });
    return null;
  }
  return {
    async close() {
      app.server.closeIdleConnections();
      await app.close();
    },
  };
}

function createApp({ deps, routes, credentials, staffGate }: OperatorParts) {
  const app = fastify({
    logger: false,
    genReqId: () => deps.ids.next(),
    requestTimeout: 60_000,
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void sendRefusal(deps, error, request, reply),
  });
  app.setErrorHandler((error, request, reply) => sendRefusal(deps, error, request, reply));
  app.setNotFoundHandler((request, reply) => sendRefusal(deps, new AppError('not_found'), request, reply));
  mountApi(app, {
    ...{ deps, credentials, fileRoutes: [], streamRoutes: [], webhookRoutes: [] },
    routes: routes.filter(({ endpoint }) => endpoint.audience === 'staff'),
    runner: createRunner(deps, staffGate),
    identifyCaller: (request) => operatorNamed(readName(request)),
  });
  return app;
}

/** The operator of this machine; `name` is the system user that the command reports. */
export function operatorNamed(name: string): Operator {
  const origin = readOrigin({ language: 'en', 'user-agent': 'inkstone' }, '');
  return { kind: 'operator', name, origin };
}

function readName({ headers }: FastifyRequest): string {
  const stated = headers[operatorNameHeader];
  try {
    return decodeURIComponent(typeof stated === 'string' ? stated : '').slice(0, maxNameLength);
  } catch {
    return '';
  }
}
