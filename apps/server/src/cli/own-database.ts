import { callAsOperator } from '../composition/call-as-operator.ts';
import { closeDeps, openDeps } from '../main.ts';
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
