import { AppError } from '@inkstone/contracts';
import { afterQrEvent, qrStateAt } from '@inkstone/domain/accounts';
import type { Deps } from '../../../../deps.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import type { CookieChange } from '../../../../platform/http/cookies.ts';
import type { Who } from '../../../../platform/http/who.ts';
import { type ReturnedParams, verifyReturn } from '../attempts/finish-login.ts';
import { hashHex } from '../attempts/secrets.ts';
import {
  completeSocialLogin,
  presentSocialLogin,
  type SocialLoginResult,
  type VerifiedLogin,
} from '../complete-social-login.ts';
import { confirmEvent, waitsUntil } from './confirming.ts';
import { sealScanner } from './scan-token.ts';
import { changeQr, lockQrOfScene } from './store.ts';

/** A login started by a code of /api/wechat/qr; the page with its ticket continues it. */
interface QrConfirmed {
  readonly outcome: 'qr_confirmed';
  readonly next: string;
}

/**
 * Completes a login by WeChat. If it was started by a code on WeChat's own page, it confirms that code
 * without signing in: the page that holds the ticket, in the same browser, signs in.
 */
export async function finishWechatLogin(
  deps: Deps,
  who: Who,
  returned: ReturnedParams,
): Promise<SocialLoginResult | QrConfirmed> {
  const scene = hashHex(returned.state);
  const arrival = await arriveOrEnd(deps, who, returned, scene);
  return deps.db.transact(
    async (tx) => (await confirmQr(deps, tx.sql, scene, arrival)) ?? completeSocialLogin(deps, tx, arrival),
  );
}

/** Reply and cookies of a WeChat login. */
export function presentWechatLogin(finished: SocialLoginResult | QrConfirmed): {
  data: QrConfirmed | ReturnType<typeof presentSocialLogin>['data'];
  cookies: readonly CookieChange[];
} {
  return finished.outcome === 'qr_confirmed' ? { data: finished, cookies: [] } : presentSocialLogin(finished);
}

async function arriveOrEnd(
  deps: Deps,
  who: Who,
  returned: ReturnedParams,
  scene: string,
): Promise<VerifiedLogin> {
  try {
    return await verifyReturn(deps, who, 'wechat', returned);
  } catch (error) {
    // An unknown or repeated state reveals nothing about the code.
    const isKnownError = error instanceof AppError && error.code !== 'social_expired';
    if (isKnownError) await endQr(deps, scene, error.code === 'social_refused');
    throw error;
  }
}

/** The state is used up, so the code cannot be used again: it is marked as refused or expired. */
async function endQr(deps: Deps, scene: string, isRefused: boolean): Promise<void> {
  await deps.db.transact(async ({ sql }) => {
    const now = deps.clock.now();
    const code = await lockQrOfScene(sql, scene);
    if (!code || qrStateAt(code, now) !== 'created') return;
    await changeQr(sql, code.ticketHash, isRefused ? { state: 'refused' } : { expiresAt: now });
  });
}

/** Returns null if the login was not started by a code. WeChat reports the scan only on confirmation. */
async function confirmQr(
  deps: Deps,
  db: Sql,
  scene: string,
  { identity }: VerifiedLogin,
): Promise<QrConfirmed | null> {
  const code = await lockQrOfScene(db, scene);
  if (!code) return null;
  const now = deps.clock.now();
  const scanned = afterQrEvent(qrStateAt(code, now), 'scan');
  const state = scanned && afterQrEvent(scanned, await confirmEvent(db, code, identity.subject));
  if (!state) throw new AppError('social_expired');
  await changeQr(db, code.ticketHash, {
    state,
    identity: sealScanner(deps, identity, scene),
    expiresAt: waitsUntil(code, now),
  });
  return { outcome: 'qr_confirmed', next: code.next };
}
