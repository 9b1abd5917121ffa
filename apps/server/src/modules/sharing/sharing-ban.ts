import type { Deps } from '../../deps.ts';

/** Whether sharing is disabled by the operator (SHARING). The only place that decides this. */
export function isSharingForbidden({ config }: Pick<Deps, 'config'>): boolean {
  return !config.hasSharing;
}
