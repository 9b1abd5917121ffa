import { createHttpCall } from '@inkstone/api-client';
import { accessMinutes, refresh } from '@inkstone/contracts/sessions';
import { defaultLocale } from '@inkstone/phrases';

/** Where the tabs of a browser tell each other until when, by its own clock, their access token works. */
const place = 'inkstone-access-until';
/** One renewal at a time in the whole browser. */
const lock = 'inkstone-renewal';
/** How long before its end a token is renewed, in ms. */
const ahead = 5 * 60_000;

const call = createHttpCall({
  baseUrl: '',
  language: () => document.documentElement.lang || defaultLocale,
});

let underWay: Promise<void> | null = null;

/** Renews the session, once for all tabs that ask meanwhile. Rejects with the server's refusal when it is over. */
export function renew(): Promise<void> {
  underWay ??= renewAlone().finally(() => {
    underWay = null;
  });
  return underWay;
}

/** Renews the session when its access token is known to be over soon; silent when that fails. */
export async function renewIfDue(): Promise<void> {
  const until = accessUntil();
  if (until !== null && until - Date.now() < ahead) await renew().catch(() => undefined);
}

/** Notes that the session's tokens were given just now: by a sign-in, or by a renewal. */
export function noteAccess(): void {
  keep(Date.now() + accessMinutes * 60_000);
}

/** Forgets what was known of a session that is over. */
export function forgetAccess(): void {
  keep(null);
}

async function renewAlone(): Promise<void> {
  const seen = accessUntil();
  // Without locks (pages that are not on https) two tabs may renew at once, which the server takes in good part.
  if (!navigator.locks) return ask();
  await navigator.locks.request(lock, async () => {
    const isRenewed = accessUntil() !== seen;
    if (!isRenewed) await ask();
  });
}

async function ask(): Promise<void> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  await call(refresh, { timeZone });
  noteAccess();
}

function accessUntil(): number | null {
  try {
    const kept = localStorage.getItem(place);
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}

function keep(until: number | null): void {
  try {
    if (until === null) localStorage.removeItem(place);
    else localStorage.setItem(place, String(until));
  } catch {
    // Where storage is forbidden, tokens are renewed when they are over.
  }
}
