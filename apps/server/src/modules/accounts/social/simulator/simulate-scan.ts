import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { simulateScan as contract } from '@inkstone/contracts/accounts/login-simulator';
import type { UseCase } from '../../../../platform/http/route.ts';
import { simulatedIdentity } from '../../../../ports/simulated-login.ts';
import { scanQr } from '../qr/scan-qr.ts';

/** Scans a code with a simulated phone. */
export const simulateScan: UseCase<typeof contract, ReplyOf<typeof contract>> = async (deps, _who, input) => {
  if (!deps.login.wechat?.isSimulated) throw new AppError('not_found');
  return { confirmUrl: await scanQr(deps, input.scene, simulatedIdentity('wechat', input.person)) };
};
