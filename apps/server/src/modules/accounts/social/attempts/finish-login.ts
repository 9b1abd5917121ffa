import { AppError } from '@inkstone/contracts';
import type { SocialKind } from '@inkstone/contracts/accounts/social-login';
import type { Deps } from '../../../../deps.ts';
import type { Who } from '../../../../platform/http/who.ts';
import { readDevice } from '../../device.ts';
import { completeSocialLogin, type SocialLoginResult, type VerifiedLogin } from '../complete-social-login.ts';
import { isInWechat } from '../in-wechat.ts';
import { callProvider, providerOf } from '../refuse-failure.ts';
import { hashHex, secretsOf } from './secrets.ts';
import { returnUrlOf } from './start-login.ts';
import { takeAttempt } from './store.ts';

/** The parameters that the provider returned to the page. */
export interface ReturnedParams {
  readonly code: string;
  readonly state: string;
  readonly timeZone: string;
  readonly user?: string;
}

/** Completes the login that this browser started, at most once. */
export async function finishLogin(
  deps: Deps,
  who: Who,
  kind: SocialKind,
  returned: ReturnedParams,
): Promise<SocialLoginResult> {
  const arrival = await verifyReturn(deps, who, kind, returned);
  return deps.db.transact((tx) => completeSocialLogin(deps, tx, arrival));
}

/** Returns the identity and the purpose. Uses the attempt up in any case. */
export async function verifyReturn(
  deps: Deps,
  who: Who,
  kind: SocialKind,
  returned: ReturnedParams,
): Promise<VerifiedLogin> {
  const { code, state, timeZone, user = '' } = returned;
  const provider = providerOf(deps, kind);
  const deviceId = readDevice(deps, who.origin);
  const attempt = { stateHash: hashHex(state), provider: kind, deviceId: deviceId ?? '' };
  const intent = deviceId === null ? null : await takeAttempt(deps.db.sql, attempt, deps.clock.now());
  if (!intent || !deviceId) throw new AppError('social_expired');
  // A user who declines returns without a code, or never.
  if (code === '') throw new AppError('social_refused');

  const { nonce, verifier } = secretsOf(deps, state);
  const returnUrl = returnUrlOf(deps, kind, provider);
  const given = { code, nonce, verifier, returnUrl, user, isInWechat: isInWechat(who.origin) };
  const identity = await callProvider(deps, kind, () => provider.finish(given));
  return { who, deviceId, timeZone, identity, ...intent };
}
