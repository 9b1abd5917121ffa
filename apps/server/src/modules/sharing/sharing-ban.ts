import type { Deps } from '../../deps.ts';

/** Whether nothing may be shared by link. The one place that knows: whoever runs the installation, by SHARING. */
export function isSharingForbidden({ config }: Pick<Deps, 'config'>): boolean {
  return !config.hasSharing;
}
