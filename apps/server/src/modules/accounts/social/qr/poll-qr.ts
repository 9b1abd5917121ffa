import { AppError } from '@inkstone/contracts';
import { qrPollEvery } from '@inkstone/contracts/accounts/social-login';
import type { QrState, wechatQrStatus, wechatQrStatusV2 } from '@inkstone/contracts/accounts/wechat-qr';
import { afterQrEvent, qrStateAt } from '@inkstone/domain/accounts';
import { second } from '@inkstone/kernel';
import type { Deps } from '../../../../deps.ts';
import type { UseCase } from '../../../../platform/http/route.ts';
import type { Who } from '../../../../platform/http/who.ts';
import { readDevice } from '../../device.ts';
import { hashHex } from '../attempts/secrets.ts';
import { completeSocialLogin, presentSocialLogin, type SocialLoginResult } from '../complete-social-login.ts';
import { readScanner } from './scan-token.ts';
import { changeQr, lockQrOfTicket } from './store.ts';
import { unsealTicket } from './ticket.ts';

/** The state of a code, and the login result if this poll completed it. */
export interface QrPoll {
  readonly state: QrState;
  readonly settled: SocialLoginResult | null;
}

/** Returns the state of a code, and signs in once it is confirmed. */
export const pollQr: UseCase<typeof wechatQrStatus, QrPoll> = async (deps, who, { ticket, timeZone }) =>
  pollOnce(deps, who, ticket, timeZone);

/** The same for a sealed ticket. */
export const pollQrV2: UseCase<typeof wechatQrStatusV2, QrPoll> = async (deps, who, { ticket, timeZone }) => {
  const device = readDevice(deps, who.origin);
  const plain = device && unsealTicket(deps, ticket, device);
  if (!plain) throw new AppError('not_found');
  return pollOnce(deps, who, plain, timeZone);
};

async function pollOnce(deps: Deps, who: Who, ticket: string, timeZone: string): Promise<QrPoll> {
  const deviceId = readDevice(deps, who.origin);
  if (!deviceId) throw new AppError('not_found');
  return deps.db.transact(async (tx) => {
    const now = deps.clock.now();
    const code = await lockQrOfTicket(tx.sql, hashHex(ticket), deviceId);
    if (!code) throw new AppError('not_found');
    if (code.lookedAt !== null && now - code.lookedAt < qrPollEvery)
      throw new AppError('too_many_requests', { seconds: Math.ceil(qrPollEvery / second) });

    const state = qrStateAt(code, now);
    const next = afterQrEvent(state, 'use');
    const identity = readScanner(deps, code.identity, code.scene);
    await changeQr(tx.sql, code.ticketHash, { lookedAt: now, ...(next ? { state: next } : {}) });
    if (!next || !identity) return { state, settled: null };
    const { purpose, accountId, next: target } = code;
    const arrival = { who, deviceId, timeZone, identity, purpose, accountId, next: target };
    const settled = await completeSocialLogin(deps, tx, arrival);
    return { state: settled.outcome === 'bind_phone' ? 'confirmed_need_bind' : 'confirmed', settled };
  });
}

/** Reply and cookies of a poll. */
export function presentPoll({ state, settled }: QrPoll) {
  if (!settled) return { data: { state, result: null } };
  const { data: result, cookies } = presentSocialLogin(settled);
  return { data: { state, result }, cookies };
}
