import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '@inkstone/contracts';
import { hour, later } from '@inkstone/kernel';
import type { Deps } from '../../../../deps.ts';
import type { Who } from '../../../../platform/http/who.ts';
import { knownDevice } from '../../device.ts';
import { completeSocialLogin, type SocialLoginResult } from '../complete-social-login.ts';
import { callProvider, providerOf } from '../refuse-failure.ts';
import { hashHex } from './secrets.ts';
import { spendCredential } from './store.ts';

/** The values that Google's script passed to the page. */
export interface OneTapCredential {
  readonly credential: string;
  readonly g_csrf_token: string;
  readonly timeZone: string;
}

/** Google's id tokens are valid for an hour, plus clock tolerance. */
const credentialHours = 2;

/** Signs in by a One Tap credential: with a valid double-submit CSRF token, and only once. */
export async function useCredential(
  deps: Deps,
  who: Who,
  given: OneTapCredential,
): Promise<SocialLoginResult> {
  const { credential, g_csrf_token, timeZone } = given;
  const provider = providerOf(deps, 'google');
  const { readCredential } = provider;
  if (!readCredential) throw new AppError('provider_off');
  if (!isSameText(g_csrf_token, who.origin.googleCsrf ?? '')) throw new AppError('social_expired');

  const identity = await callProvider(deps, 'google', () => readCredential(credential));
  const { deviceId, cookies } = knownDevice(deps, who.origin);
  return deps.db.transact(async (tx) => {
    const at = deps.clock.now();
    const until = later(at, credentialHours * hour);
    const which = { stateHash: hashHex(credential), provider: 'google', deviceId } as const;
    if (!(await spendCredential(tx.sql, { ...which, at, until }))) throw new AppError('social_expired');
    const intent = { purpose: 'sign_in', accountId: null, next: '' } as const;
    const settled = await completeSocialLogin(deps, tx, { who, deviceId, timeZone, identity, ...intent });
    return { ...settled, cookies };
  });
}

/** Compares hashes in constant time. An empty text never matches. */
function isSameText(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return a !== '' && left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
