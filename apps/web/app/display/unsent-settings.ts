import type { DisplayChange } from '@inkstone/contracts/accounts/display';
import { readCookie, writeCookie } from '../platform/page-cookies.ts';

// Stored in a cookie so that the server does not render a page with older settings.
const cookieName = 'unsent_display';
const monthInSeconds = 30 * 24 * 60 * 60;

/** Whether a Cookie header contains settings that have not been sent to the account yet. */
export function hasUnsent(cookieHeader: string): boolean {
  return readCookie(cookieHeader, cookieName) !== null;
}

/** Settings made on this device that have not been sent to the account yet. */
export function readUnsent(): DisplayChange {
  try {
    return JSON.parse(readCookie(document.cookie, cookieName) ?? '{}');
  } catch {
    return {};
  }
}

/** Stores settings until they are sent. */
export function recordUnsent(change: DisplayChange): void {
  write({ ...readUnsent(), ...change });
}

/** Removes the settings that were sent, except those changed in the meantime. */
export function removeSent(sent: DisplayChange): void {
  const given = new Map<string, unknown>(Object.entries(sent));
  write(
    Object.fromEntries(Object.entries(readUnsent()).filter(([name, value]) => given.get(name) !== value)),
  );
}

/** Removes all unsent settings, because the user who made them has signed out. */
export function removeUnsent(): void {
  write({});
}

function write(unsent: DisplayChange): void {
  const isEmpty = Object.keys(unsent).length === 0;
  writeCookie(cookieName, JSON.stringify(unsent), isEmpty ? 0 : monthInSeconds);
}
