import { createHttpCall } from '@inkstone/api-client';
import { accessMinutes, refresh } from '@inkstone/contracts/accounts/sessions';
import { defaultLocale } from '@inkstone/phrases';

/** Storage key through which tabs share the expiry time (browser clock) of the access token. */
const place = 'inkstone-access-until';
/** Name of the lock that allows one renewal at a time in the whole browser. */
const lock = 'inkstone-renewal';
/** How long before its expiry a token is renewed, in ms. */
const ahead = 5 * 60_000;

const call = createHttpCall({
  baseUrl: '',
  language: () => document.documentElement.lang || defaultLocale,
});

let underWay: Promise<void> | null = null;

/**
 * Renews the session, once for all tabs that request it concurrently. Rejects with the server's error when
 * the session has ended.
 */
export function renew(): Promise<void> {
  underWay ??= renewAlone().finally(() => {
    underWay = null;
  });
  return underWay;
}

/** Renews the session when its access token is about to expire; ignores failures. */
export async function renewIfDue(): Promise<void> {
  const until = accessUntil();
  if (until !== null && until - Date.now() < ahead) await renew().catch(() => undefined);
}

/** Records that the tokens were issued just now, by sign-in or renewal. */
export function recordAccess(): void {
  keep(Date.now() + accessMinutes * 60_000);
}

/** Clears the stored state of an ended session. */
export function clearAccess(): void {
  keep(null);
}

async function renewAlone(): Promise<void> {
  const seen = accessUntil();
  // Without locks (on pages not served over https) two tabs may renew at the same time, which the server tolerates.
  if (!navigator.locks) return renewNow();
  await navigator.locks.request(lock, async () => {
    const isRenewed = accessUntil() !== seen;
    if (!isRenewed) await renewNow();
  });
}

async function renewNow(): Promise<void> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  await call(refresh, { timeZone });
  recordAccess();
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
    // When storage is blocked, tokens are renewed after they have expired.
  }
}
