import type { DeviceKind } from '@inkstone/contracts/accounts/sessions';
import type { Instant } from '@inkstone/kernel';

/** Limits on concurrently signed-in devices (readings, 23). */
export type DeviceLimit =
  /** Separate limits for desktops and for mobile devices. */
  | { readonly desktops: number; readonly mobiles: number }
  /** One limit for all kinds. */
  | { readonly devices: number };

interface CountedSession {
  readonly sessionId: string;
  readonly kind: DeviceKind;
  readonly lastUsedAt: Instant;
  /** The session from which this one was transferred, in the same browser. */
  readonly handedFrom: string | null;
}

/**
 * Returns the sessions to end so that `fresh` is within the limit: the least recently used, of the same kind
 * if kinds are counted separately. Sessions of one browser on several domains count once and end together.
 * `fresh` and the sessions of its browser never end; a limit below one counts as one.
 */
export function endedByLimit<S extends CountedSession>(
  sessions: readonly S[],
  fresh: S,
  limit: DeviceLimit,
): readonly S[] {
  const others = sessions.filter((one) => browserOf(one) !== browserOf(fresh));
  const isDesktop = fresh.kind === 'desktop';
  const counted =
    'devices' in limit ? others : others.filter(({ kind }) => (kind === 'desktop') === isDesktop);
  const maxDevices = 'devices' in limit ? limit.devices : isDesktop ? limit.desktops : limit.mobiles;
  const newestFirst = counted.toSorted((a, b) => b.lastUsedAt - a.lastUsedAt);
  const browsers = [...new Set(newestFirst.map(browserOf))];
  const stay = new Set(browsers.slice(0, Math.max(0, maxDevices - 1)));
  return newestFirst.filter((one) => !stay.has(browserOf(one)));
}

function browserOf({ sessionId, handedFrom }: CountedSession): string {
  return handedFrom ?? sessionId;
}
