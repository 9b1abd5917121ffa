import { deviceCookie } from '@inkstone/contracts/accounts';
import { day, later } from '@inkstone/kernel';
import type { Deps } from '../../deps.ts';
import type { CookieChange } from '../../platform/http/cookies.ts';
import type { Origin } from '../../platform/http/who.ts';
import { isMacOf, isSameHash, mac } from './codes/secrets.ts';
import type { Account } from './store.ts';

const idPurpose = 'devices';
const markPurpose = 'sign-ins on devices';
const idBytes = 16;
const livesDays = 365;
/** Maximum number of account names remembered by a device: two each for three people who share it. */
const maxMarks = 6;

type DeviceOrigin = Pick<Origin, 'device'>;

/** Returns the id in the browser's device cookie; null if there is none, or its signature is invalid. */
export function readDevice(deps: Pick<Deps, 'keys'>, { device }: DeviceOrigin): string | null {
  const [id = '', signature = ''] = split(device);
  return id !== '' && isMacOf(signature, deps.keys, idPurpose, id) ? id : null;
}

/**
 * Returns the browser's id, and the cookie that assigns one if it has none, or re-signs it with a new key.
 */
export function knownDevice(
  deps: Pick<Deps, 'keys' | 'random' | 'clock'>,
  origin: DeviceOrigin,
): { readonly deviceId: string; readonly cookies: readonly CookieChange[] } {
  const known = readDevice(deps, origin);
  const [, signature = '', ...marks] = split(origin.device);
  if (known !== null) {
    const isSignedWithCurrentKey = isSameHash(signature, sign(deps, known));
    return { deviceId: known, cookies: isSignedWithCurrentKey ? [] : [writeDevice(deps, known, marks)] };
  }
  const deviceId = newId(deps);
  return { deviceId, cookies: [writeDevice(deps, deviceId, [])] };
}

/** Returns the device cookie after a sign-in: it contains a mark of each of the account's names. */
export function markDevice(
  deps: Pick<Deps, 'keys' | 'random' | 'clock'>,
  origin: DeviceOrigin,
  { phone, email }: Pick<Account, 'phone' | 'email'>,
): CookieChange {
  const known = readDevice(deps, origin);
  const deviceId = known ?? newId(deps);
  const names = [phone, email].filter((name) => name !== null);
  const fresh = names.map((name) => markOf(deps, deviceId, name));
  const marks = new Set([...fresh, ...(known === null ? [] : split(origin.device).slice(2))]);
  return writeDevice(deps, deviceId, [...marks].slice(0, maxMarks));
}

/**
 * Returns whether `name` has signed in with this browser before. Determined by the cookie alone, so that it
 * costs no query and reveals nothing to others.
 */
export function hasSignedIn(deps: Pick<Deps, 'keys'>, origin: DeviceOrigin, name: string): boolean {
  const deviceId = readDevice(deps, origin);
  if (deviceId === null) return false;
  return split(origin.device)
    .slice(2, 2 + maxMarks)
    .some((each) => isMacOf(each, deps.keys, markPurpose, markText(deviceId, name)));
}

/** Splits the cookie into id, signature and marks. */
function split(device: string | null): string[] {
  return (device ?? '').split('.');
}

function writeDevice(
  deps: Pick<Deps, 'keys' | 'clock'>,
  deviceId: string,
  marks: readonly string[],
): CookieChange {
  const value = [deviceId, sign(deps, deviceId), ...marks].join('.');
  const expiresAt = later(deps.clock.now(), livesDays * day);
  return { name: deviceCookie, value, expiresAt, httpOnly: true };
}

function newId({ random }: Pick<Deps, 'random'>): string {
  return Buffer.from(random.bytes(idBytes)).toString('base64url');
}

function markOf(deps: Pick<Deps, 'keys'>, deviceId: string, name: string): string {
  return mac(deps.keys.derive(markPurpose), markText(deviceId, name));
}

function markText(deviceId: string, name: string): string {
  return `${deviceId} ${name}`;
}

function sign({ keys }: Pick<Deps, 'keys'>, id: string): string {
  return mac(keys.derive(idPurpose), id);
}
