import type { Call } from '@inkstone/contracts';
import type { ServerDeps } from '../composition/assemble.ts';
import { routes } from '../composition/routes.ts';
import { closeDeps, openDeps } from '../main.ts';
import { staffGate } from '../modules/staff/index.ts';
import { operatorNamed } from '../platform/http/operator-server.ts';
import { createCall } from '../platform/http/page-context.ts';
import { createRunner } from '../platform/http/run-route.ts';
import type { Config } from '../ports/config.ts';

/**
 * Opens the configured database and services as a server would, but without listening or processing jobs. On
 * the embedded database no other process may have it open.
 */
export async function openOwnDatabase(config: Config, name: string, print: (line: string) => void) {
  const deps = await openDeps({ ...config, roles: ['web'], logLevel: 'warn' }, print);
  try {
    await deps.jobs.start(deps);
  } catch (error) {
    await closeDeps(deps);
    throw error;
  }
  return { call: callAsOperator(deps, name), close: () => closeDeps(deps) };
}

/** Calls the routes in this process as the operator of this machine. */
export function callAsOperator(deps: ServerDeps, name: string): Call {
  const runner = createRunner(deps, staffGate);
  return createCall({ deps, routes, runner }, Promise.resolve(operatorNamed(name)), []);
}
