import { createHmac, timingSafeEqual } from 'node:crypto';
import { analyticsChoiceCookie, visitorCookie } from '@inkstone/contracts/analytics';
import { day, later, shanghaiDay } from '@inkstone/kernel';
import type { Deps } from '../../deps.ts';
import type { CookieChange } from '../../platform/http/cookies.ts';
import type { Origin } from '../../platform/http/who.ts';

const purpose = 'visitors of analytics';
const idBytes = 16;

/**
 * Returns the identifier in the visitor cookie of a browser that agreed; null if there is none, its signature is
 * invalid, or it is older than identifiers are kept.
 */
export function readVisitor(
  { keys, clock, config }: Pick<Deps, 'keys' | 'clock' | 'config'>,
  { visitor }: Pick<Origin, 'visitor'>,
): string | null {
  const [id = '', createdDay = '', signature = ''] = visitor?.split('.') ?? [];
  const madeOn = Number.parseInt(createdDay, 36);
  if (id === '' || !Number.isSafeInteger(madeOn)) return null;
  if (madeOn <= shanghaiDay(clock.now()) - config.analytics.keptDays) return null;
  const isOurs = keys.deriveAll(purpose).some((key) => isSame(signature, sign(key, id, createdDay)));
  return isOurs ? id : null;
}

/** The cookies after consent: the choice, and a new random identifier. Both expire with the retention period. */
export function grantedCookies({
  keys,
  clock,
  random,
  config,
}: Pick<Deps, 'keys' | 'clock' | 'random' | 'config'>): CookieChange[] {
  const expiresAt = later(clock.now(), config.analytics.keptDays * day);
  const id = Buffer.from(random.bytes(idBytes)).toString('base64url');
  const createdDay = shanghaiDay(clock.now()).toString(36);
  const value = [id, createdDay, sign(keys.derive(purpose), id, createdDay)].join('.');
  return [
    { name: analyticsChoiceCookie, value: 'granted', expiresAt, httpOnly: false },
    { name: visitorCookie, value, expiresAt, httpOnly: true },
  ];
}

/** The cookies after a refusal: the choice, valid as long as a consent; the visitor cookie is removed. */
export function refusedCookies({ clock, config }: Pick<Deps, 'clock' | 'config'>): CookieChange[] {
  const expiresAt = later(clock.now(), config.analytics.keptDays * day);
  return [
    { name: analyticsChoiceCookie, value: 'refused', expiresAt, httpOnly: false },
    { name: visitorCookie, value: null, httpOnly: true },
  ];
}

function sign(key: Uint8Array, id: string, createdDay: string): string {
  return createHmac('sha256', key).update(`${id}.${createdDay}`).digest('base64url');
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
