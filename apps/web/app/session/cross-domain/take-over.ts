import { takeHandover } from '@inkstone/contracts/handover';
import { quietCall } from '../../call.ts';
import { noteAccess } from '../renewal.ts';
import { addressOf, askPrimary, type Found } from './ask-primary.ts';
import { newNonce } from './nonce.ts';
import { showFrame } from './show-frame.ts';

/** Kept in the tab while the browser is at the first domain. */
const nonceKey = 'handover_nonce';
const placeKey = 'handover_place';

/** What came of looking at the first domain. */
export type TakenOver = Exclude<Found['outcome'], 'code'> | 'signed_in';

/** Signs in here whoever is signed in at the first domain, without anybody seeing it. */
export async function takeOver(primary: string): Promise<TakenOver> {
  const { nonce, challenge } = await newNonce();
  const found = await askPrimary(showFrame, { primary, here: location.origin, challenge });
  if (found.outcome !== 'code') return found.outcome;
  return (await take(found.code, nonce)) ? 'signed_in' : 'refused';
}

/** Leads the browser to the first domain and back to this page: for frames that see no cookies. */
export async function goToPrimary(primary: string): Promise<void> {
  const { nonce, challenge } = await newNonce();
  sessionStorage.setItem(nonceKey, nonce);
  sessionStorage.setItem(placeKey, location.pathname + location.search + location.hash);
  location.assign(addressOf(primary, location.origin, challenge));
}

/** Ends such a way: signs in by the code behind `#`, and says where it began; null for whoever came otherwise. */
export async function comeBack(): Promise<{ readonly place: string; readonly isSignedIn: boolean } | null> {
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
  noteAccess();
  return true;
}
