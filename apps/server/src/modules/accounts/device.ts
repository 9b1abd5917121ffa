import { createHmac } from 'node:crypto';
import { deviceCookie } from '@inkstone/contracts/accounts';
import { day, later } from '@inkstone/kernel';
import type { Deps } from '../../deps.ts';
import type { CookieChange } from '../../http/cookies.ts';
import type { Origin } from '../../http/who.ts';
import { isSameHash } from './codes/secrets.ts';

const idBytes = 16;
const livesDays = 365;

/** The id in the browser's device cookie; null when it has none, or one that we did not sign. */
export function readDevice(deps: Pick<Deps, 'keys'>, { device }: Pick<Origin, 'device'>): string | null {
  const [id = '', signature = ''] = (device ?? '').split('.');
  return id !== '' && isSameHash(signature, sign(deps, id)) ? id : null;
}

/** The browser's id, and the cookie that gives it one where it has none. */
export function knownDevice(
  deps: Pick<Deps, 'keys' | 'random' | 'clock'>,
  origin: Pick<Origin, 'device'>,
): { readonly deviceId: string; readonly cookies: readonly CookieChange[] } {
  const known = readDevice(deps, origin);
  if (known !== null) return { deviceId: known, cookies: [] };
  const deviceId = Buffer.from(deps.random.bytes(idBytes)).toString('base64url');
  const value = `${deviceId}.${sign(deps, deviceId)}`;
  const expiresAt = later(deps.clock.now(), livesDays * day);
  return { deviceId, cookies: [{ name: deviceCookie, value, expiresAt, httpOnly: true }] };
}

function sign({ keys }: Pick<Deps, 'keys'>, id: string): string {
  return createHmac('sha256', keys.derive('devices')).update(id).digest('base64url');
}
