import { AppError } from '@inkstone/contracts';
import { qrConfirmPath } from '@inkstone/contracts/accounts/social-login';
import { afterQrEvent, qrStateAt } from '@inkstone/domain/accounts';
import type { Deps } from '../../../../deps.ts';
import type { Identity } from '../../../../ports/login-provider.ts';
import { makeScanToken, readScanner, sealScanner } from './scan-token.ts';
import { changeQr, lockQrOfScene } from './store.ts';

/**
 * Records who scanned a code and returns the URL to confirm it. The first identity to scan owns it: others
 * are refused, the first may scan again.
 */
export async function scanQr(deps: Deps, scene: string, scanner: Identity): Promise<string> {
  await deps.db.transact(async ({ sql }) => {
    const code = await lockQrOfScene(sql, scene);
    const state = code && qrStateAt(code, deps.clock.now());
    if (!code || !state) throw new AppError('qr_over');
    const isAgain =
      state === 'scanned' && readScanner(deps, code.identity, scene)?.subject === scanner.subject;
    const next = afterQrEvent(state, 'scan');
    if (!next && !isAgain) throw new AppError('qr_over');
    if (next)
      await changeQr(sql, code.ticketHash, { state: next, identity: sealScanner(deps, scanner, scene) });
  });
  const scan = makeScanToken(deps, { scene, subject: scanner.subject });
  return `${deps.config.baseUrl}${qrConfirmPath}?${new URLSearchParams({ scan })}`;
}
