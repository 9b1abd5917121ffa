import { deviceCookie } from '@inkstone/contracts/accounts';
import { day, later } from '@inkstone/kernel';
import type { Deps } from '../../deps.ts';
import type { CookieChange } from '../../http/cookies.ts';
import type { Origin } from '../../http/who.ts';
import { isMacOf, isSameHash, mac } from './codes/secrets.ts';
import type { Account } from './store.ts';

const idPurpose = 'devices';
const markPurpose = 'sign-ins on devices';
const idBytes = 16;
const livesDays = 365;
/** Names of accounts that a device is known by: the two of each of three people who share it. */
const mostMarks = 6;

type Shown = Pick<Origin, 'device'>;

/** The id in the browser's device cookie; null when it has none, or one that we did not sign. */
export function readDevice(deps: Pick<Deps, 'keys'>, { device }: Shown): string | null {
  const [id = '', signature = ''] = split(device);
  return id !== '' && isMacOf(signature, deps.keys, idPurpose, id) ? id : null;
}

/** The browser's id, and the cookie that gives it one where it has none, or signs it anew with a new key. */
export function knownDevice(
  deps: Pick<Deps, 'keys' | 'random' | 'clock'>,
  origin: Shown,
): { readonly deviceId: string; readonly cookies: readonly CookieChange[] } {
  const known = readDevice(deps, origin);
  const [, signature = '', ...marks] = split(origin.device);
  if (known !== null) {
    const isOfNow = isSameHash(signature, sign(deps, known));
    return { deviceId: known, cookies: isOfNow ? [] : [writeDevice(deps, known, marks)] };
  }
  const deviceId = newId(deps);
  return { deviceId, cookies: [writeDevice(deps, deviceId, [])] };
}

/** The device cookie of a browser in which somebody has signed in: it bears a mark of each of the account's names. */
export function markDevice(
  deps: Pick<Deps, 'keys' | 'random' | 'clock'>,
  origin: Shown,
  { phone, email }: Pick<Account, 'phone' | 'email'>,
): CookieChange {
  const known = readDevice(deps, origin);
  const deviceId = known ?? newId(deps);
  const names = [phone, email].filter((name) => name !== null);
  const fresh = names.map((name) => markOf(deps, deviceId, name));
  const marks = new Set([...fresh, ...(known === null ? [] : split(origin.device).slice(2))]);
  return writeDevice(deps, deviceId, [...marks].slice(0, mostMarks));
}

/**
 * Whether somebody has signed in under `name` in this browser before. Said by the cookie alone, so that it costs
 * nothing to find out and tells a stranger nothing.
 */
export function hasSignedIn(deps: Pick<Deps, 'keys'>, origin: Shown, name: string): boolean {
  const deviceId = readDevice(deps, origin);
  if (deviceId === null) return false;
  return split(origin.device)
    .slice(2, 2 + mostMarks)
    .some((each) => isMacOf(each, deps.keys, markPurpose, markText(deviceId, name)));
}

/** Id, its signature, and the marks. */
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
