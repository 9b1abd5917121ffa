import type { DisplayChange } from '@inkstone/contracts/display';
import { readCookie, writeCookie } from '../page-cookies.ts';

// A cookie, so that the server does not render a page by choices that are older than these.
const cookieName = 'unsent_display';
const monthInSeconds = 30 * 24 * 60 * 60;

/** Whether a Cookie header tells of choices that the account does not have yet. */
export function hasUnsent(cookieHeader: string): boolean {
  return readCookie(cookieHeader, cookieName) !== null;
}

/** Choices made on this device that the account does not have yet. */
export function readUnsent(): DisplayChange {
  try {
    return JSON.parse(readCookie(document.cookie, cookieName) ?? '{}');
  } catch {
    return {};
  }
}

/** Remembers choices until they are sent. */
export function noteUnsent(change: DisplayChange): void {
  write({ ...readUnsent(), ...change });
}

/** Forgets what was sent, but not what was chosen meanwhile. */
export function forgetSent(sent: DisplayChange): void {
  const given = new Map<string, unknown>(Object.entries(sent));
  write(
    Object.fromEntries(Object.entries(readUnsent()).filter(([name, value]) => given.get(name) !== value)),
  );
}

/** Forgets all: whoever made the choices has left. */
export function forgetUnsent(): void {
  write({});
}

function write(unsent: DisplayChange): void {
  const isEmpty = Object.keys(unsent).length === 0;
  writeCookie(cookieName, JSON.stringify(unsent), isEmpty ? 0 : monthInSeconds);
}
