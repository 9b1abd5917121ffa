import { takeHandover } from '@inkstone/contracts/accounts/handover';
import { type HandoverResult, handoverAddress, requestHandover, showFrame } from '@inkstone/embed';
import { quietCall } from '../../platform/call.ts';
import { recordAccess } from '../../platform/renewal.ts';
import { newNonce } from './nonce.ts';

/** Stored in the tab while the browser is at the primary domain. */
const nonceKey = 'handover_nonce';
const placeKey = 'handover_place';

/** The result of checking the primary domain. */
export type TakenOver = Exclude<HandoverResult['outcome'], 'code'> | 'signed_in';

/** Signs in the user of the primary domain here, invisibly. */
export async function takeOver(primary: string): Promise<TakenOver> {
  const { nonce, challenge } = await newNonce();
  const found = await requestHandover(showFrame, { primary, here: location.origin, challenge });
  if (found.outcome !== 'code') return found.outcome;
  return (await take(found.code, nonce)) ? 'signed_in' : 'refused';
}

/** Redirects the browser to the primary domain and back, because frames get no cookies in this browser. */
export async function goToPrimary(primary: string): Promise<void> {
  const { nonce, challenge } = await newNonce();
  sessionStorage.setItem(nonceKey, nonce);
  sessionStorage.setItem(placeKey, location.pathname + location.search + location.hash);
  location.assign(handoverAddress(primary, location.origin, challenge));
}

/**
 * Completes such a redirect: signs in with the code in the URL fragment and returns the original path; null
 * for other visits.
 */
export async function finishHandover(): Promise<{
  readonly place: string;
  readonly isSignedIn: boolean;
} | null> {
  const nonce = sessionStorage.getItem(nonceKey);
  const place = sessionStorage.getItem(placeKey);
  sessionStorage.removeItem(nonceKey);
  sessionStorage.removeItem(placeKey);
  const code = new URLSearchParams(location.hash.slice(1)).get('code');
  history.replaceState(history.state, '', location.pathname);
  if (nonce === null || place === null) return null;
  return { place, isSignedIn: code !== null && (await take(code, nonce)) };
}

async function take(code: string, nonce: string): Promise<boolean> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  try {
    await quietCall(takeHandover, { code, nonce, timeZone });
  } catch {
    return false;
  }
  recordAccess();
  return true;
}
