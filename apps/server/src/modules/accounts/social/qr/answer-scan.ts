import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { answerScan as contract } from '@inkstone/contracts/wechat-qr';
import { afterQrEvent, qrStateAt } from '@inkstone/domain/accounts';
import { type Instant, later, minute } from '@inkstone/kernel';
import type { Sql } from '../../../../db/database.ts';
import type { UseCase } from '../../../../http/route.ts';
import { findAccountByLogin } from '../../store.ts';
import { readScanner, readScanToken } from './scan-token.ts';
import { changeQr, lockQrOfScene, type StoredQr } from './store.ts';

/** Confirms or refuses on the phone. What is confirmed waits a minute at least for the page to notice. */
export const answerScan: UseCase<typeof contract, ReplyOf<typeof contract>> = async (deps, _who, input) => {
  const scan = readScanToken(deps, input.scan);
  if (!scan) throw new AppError('qr_over');
  return deps.db.transact(async ({ sql }) => {
    const now = deps.clock.now();
    const code = await lockQrOfScene(sql, scan.scene);
    const isTheirs = code && readScanner(deps, code.identity, scan.scene)?.subject === scan.subject;
    if (!isTheirs) throw new AppError('qr_over');
    const event = input.answer === 'refuse' ? 'refuse' : await confirmEvent(sql, code, scan.subject);
    const state = afterQrEvent(qrStateAt(code, now), event);
    if (!state) throw new AppError('qr_over');
    await changeQr(sql, code.ticketHash, { state, expiresAt: laterOf(code.expiresAt, later(now, minute)) });
    return { state };
  });
};

async function confirmEvent(
  db: Sql,
  { purpose }: StoredQr,
  subject: string,
): Promise<'confirm' | 'confirm_new'> {
  const isKnown = await findAccountByLogin(db, { kind: 'wechat', name: subject });
  return isKnown || purpose !== 'sign_in' ? 'confirm' : 'confirm_new';
}

function laterOf(a: Instant, b: Instant): Instant {
  return a > b ? a : b;
}
