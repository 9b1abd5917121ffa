import { AppError } from '@inkstone/contracts';
import { afterQrEvent, qrStateAt } from '@inkstone/domain/accounts';
import type { Sql } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import type { CookieChange } from '../../../../http/cookies.ts';
import type { Who } from '../../../../http/who.ts';
import { arrive, type Returned } from '../attempts/finish-login.ts';
import { hashHex } from '../attempts/secrets.ts';
import { type Arrival, presentSettled, type Settled, settle } from '../settle.ts';
import { confirmEvent, waitsUntil } from './confirming.ts';
import { sealScanner } from './scan-token.ts';
import { changeQr, lockQrOfScene } from './store.ts';

/** A login that a code of /api/wechat/qr was made for: the page that holds its ticket goes on with it. */
interface QrConfirmed {
  readonly outcome: 'qr_confirmed';
  readonly next: string;
}

/**
 * Finishes a login by WeChat. Where it was begun by a code that WeChat shows on a page of its own, it confirms that
 * code instead, and signs nobody in: that is for the page that holds the ticket, in the same browser.
 */
export async function finishWechatLogin(
  deps: Deps,
  who: Who,
  returned: Returned,
): Promise<Settled | QrConfirmed> {
  const scene = hashHex(returned.state);
  const arrival = await arriveOrEnd(deps, who, returned, scene);
  return deps.db.transact(
    async (tx) => (await confirmQr(deps, tx.sql, scene, arrival)) ?? settle(deps, tx, arrival),
  );
}

/** Reply and cookies of it. */
export function presentWechatLogin(finished: Settled | QrConfirmed): {
  data: QrConfirmed | ReturnType<typeof presentSettled>['data'];
  cookies: readonly CookieChange[];
} {
  return finished.outcome === 'qr_confirmed' ? { data: finished, cookies: [] } : presentSettled(finished);
}

async function arriveOrEnd(deps: Deps, who: Who, returned: Returned, scene: string): Promise<Arrival> {
  try {
    return await arrive(deps, who, 'wechat', returned);
  } catch (error) {
    // What was not begun here, or comes a second time, says nothing of the code.
    const says = error instanceof AppError && error.code !== 'social_expired';
    if (says) await endQr(deps, scene, error.code === 'social_refused');
    throw error;
  }
}

/** The state is used up, so that nobody can come back to the code: it is refused, or over. */
async function endQr(deps: Deps, scene: string, isRefused: boolean): Promise<void> {
  await deps.db.transact(async ({ sql }) => {
    const now = deps.clock.now();
    const code = await lockQrOfScene(sql, scene);
    if (!code || qrStateAt(code, now) !== 'created') return;
    await changeQr(sql, code.ticketHash, isRefused ? { state: 'refused' } : { expiresAt: now });
  });
}

/** Null where the login was begun by no code. WeChat tells of the scan only when it is confirmed. */
async function confirmQr(
  deps: Deps,
  db: Sql,
  scene: string,
  { identity }: Arrival,
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
