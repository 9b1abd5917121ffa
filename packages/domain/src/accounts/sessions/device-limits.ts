import type { DeviceKind } from '@inkstone/contracts/sessions';
import type { Instant } from '@inkstone/kernel';

/** How many devices may be signed in at once (readings, 23). */
export type DeviceLimit =
  /** So many desktops, and beside them so many of everything that is carried about. */
  | { readonly desktops: number; readonly mobiles: number }
  /** So many of whatever kind. */
  | { readonly devices: number };

interface Counted {
  readonly sessionId: string;
  readonly kind: DeviceKind;
  readonly lastUsedAt: Instant;
}

/**
 * Which sessions have to end so that `fresh` fits: those used least recently, among its own kind where kinds are
 * counted apart. `fresh` itself never ends, and a limit below one counts as one.
 */
export function endedByLimit<S extends Counted>(
  sessions: readonly S[],
  fresh: S,
  limit: DeviceLimit,
): readonly S[] {
  const others = sessions.filter(({ sessionId }) => sessionId !== fresh.sessionId);
  const isDesktop = fresh.kind === 'desktop';
  const counted =
    'devices' in limit ? others : others.filter(({ kind }) => (kind === 'desktop') === isDesktop);
  const most = 'devices' in limit ? limit.devices : isDesktop ? limit.desktops : limit.mobiles;
  const newestFirst = counted.toSorted((a, b) => b.lastUsedAt - a.lastUsedAt);
  return newestFirst.slice(Math.max(0, most - 1));
}
