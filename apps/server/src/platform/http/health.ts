import { timingSafeEqual } from 'node:crypto';
import { AppError } from '@inkstone/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Platform } from '../platform.ts';
import { isThisMachine } from './this-machine.ts';

/** Readiness checks by name; each resolves when its component works. */
export type HealthChecks = Readonly<Record<string, () => Promise<unknown>>>;

/** Reports degraded features that do not make the process unready. */
export type HealthRemarks = () => Promise<Readonly<Record<string, string>>>;

const timeout = 2000;

/** `/healthz`: liveness. `/readyz`: readiness of each component. `/metrics`: metrics. */
export function mountHealth(
  app: FastifyInstance,
  deps: Platform,
  { checks, remarks = async () => ({}) }: { readonly checks: HealthChecks; readonly remarks?: HealthRemarks },
  isStopping: () => boolean,
): void {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'alive' }));

  app.get('/readyz', async (_request, reply) => {
    const parts = await checkAll(deps, checks);
    const isReady = !isStopping() && Object.values(parts).every((state) => state === 'ok');
    const status = isStopping() ? 'stopping' : isReady ? 'ready' : 'not ready';
    return reply.code(isReady ? 200 : 503).send({ status, parts, ...(await remarks()) });
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, deps.config.metricsToken)) throw new AppError('not_found');
    const { registry } = deps.metrics;
    return reply.header('content-type', registry.contentType).send(await registry.metrics());
  });
}

async function checkAll(deps: Platform, checks: HealthChecks): Promise<Record<string, 'ok' | 'failing'>> {
  const states = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      try {
        await inTime(check());
        return [name, 'ok'] as const;
      } catch (error) {
        deps.log.warn('not ready', { part: name, error });
        return [name, 'failing'] as const;
      }
    }),
  );
  return Object.fromEntries(states);
}

async function inTime(work: Promise<unknown>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${timeout} ms`)), timeout);
  try {
    await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * With METRICS_TOKEN set, requires the token; otherwise admits only requests from this machine that passed no
 * proxy.
 */
function mayReadMetrics(request: FastifyRequest, token: string | null): boolean {
  if (token === null) return isThisMachine(request.ip, request.headers);
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
