import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { answerScan as contract } from '@inkstone/contracts/accounts/wechat-qr';
import { afterQrEvent, qrStateAt } from '@inkstone/domain/accounts';
import type { UseCase } from '../../../../platform/http/route.ts';
import { confirmEvent, waitsUntil } from './confirming.ts';
import { readScanner, readScanToken } from './scan-token.ts';
import { changeQr, lockQrOfScene } from './store.ts';

/** Confirms or refuses a scanned code on the phone. */
export const answerScan: UseCase<typeof contract, ReplyOf<typeof contract>> = async (deps, _who, input) => {
  const scan = readScanToken(deps, input.scan);
  if (!scan) throw new AppError('qr_over');
  return deps.db.transact(async ({ sql }) => {
    const now = deps.clock.now();
    const code = await lockQrOfScene(sql, scan.scene);
    const isScanner = code && readScanner(deps, code.identity, scan.scene)?.subject === scan.subject;
    if (!isScanner) throw new AppError('qr_over');
    const event = input.answer === 'refuse' ? 'refuse' : await confirmEvent(sql, code, scan.subject);
    const state = afterQrEvent(qrStateAt(code, now), event);
    if (!state) throw new AppError('qr_over');
    await changeQr(sql, code.ticketHash, { state, expiresAt: waitsUntil(code, now) });
    return { state };
  });
};
