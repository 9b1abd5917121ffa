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
  /** The session of the same browser that it was handed over from. */
  readonly handedFrom: string | null;
}

/**
 * Which sessions have to end so that `fresh` fits: those used least recently, among its own kind where kinds are
 * counted apart. Sessions that one browser has on several domains count once and end together. `fresh` and those of
 * its browser never end, and a limit below one counts as one.
 */
export function endedByLimit<S extends Counted>(
  sessions: readonly S[],
  fresh: S,
  limit: DeviceLimit,
): readonly S[] {
  const others = sessions.filter((one) => browserOf(one) !== browserOf(fresh));
  const isDesktop = fresh.kind === 'desktop';
  const counted =
    'devices' in limit ? others : others.filter(({ kind }) => (kind === 'desktop') === isDesktop);
  const most = 'devices' in limit ? limit.devices : isDesktop ? limit.desktops : limit.mobiles;
  const newestFirst = counted.toSorted((a, b) => b.lastUsedAt - a.lastUsedAt);
  const browsers = [...new Set(newestFirst.map(browserOf))];
  const stay = new Set(browsers.slice(0, Math.max(0, most - 1)));
  return newestFirst.filter((one) => !stay.has(browserOf(one)));
}

function browserOf({ sessionId, handedFrom }: Counted): string {
  return handedFrom ?? sessionId;
}
