import type { Call } from '@inkstone/contracts';
import { staffGate } from '../modules/staff/index.ts';
import { operatorNamed } from '../platform/http/operator-server.ts';
import { createCall } from '../platform/http/page-context.ts';
import { createRunner } from '../platform/http/run-route.ts';
import type { ServerDeps } from './assemble.ts';
import { routes } from './routes.ts';

/** Returns a client that calls the routes in this process as the operator of this machine, named by its system user. */
export function callAsOperator(deps: ServerDeps, name: string): Call {
  const runner = createRunner(deps, staffGate);
  return createCall({ deps, routes, runner }, Promise.resolve(operatorNamed(name)), []);
}
