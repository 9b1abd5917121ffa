import { AppError, type ReplyOf } from '@inkstone/contracts';
import type * as contracts from '@inkstone/contracts/accounts/login-simulator';
import type { UseCase } from '../../../../platform/http/route.ts';
import { makeSimulatedCode, simulatedIdentity } from '../../../../ports/simulated-login.ts';
import { scanQr } from '../qr/scan-qr.ts';

type Login = typeof contracts.simulateLogin;
type Scan = typeof contracts.simulateScan;

/** Signs in as any named person at a simulated provider. */
export const simulateLogin: UseCase<Login, ReplyOf<Login>> = async (deps, _who, input) => {
  const { provider: kind, person, nonce, challenge } = input;
  if (!deps.login[kind]?.isSimulated) throw new AppError('not_found');
  return { code: makeSimulatedCode(deps, { kind, person, nonce, challenge }) };
};

/** Scans a code with a simulated phone. */
export const simulateScan: UseCase<Scan, ReplyOf<Scan>> = async (deps, _who, input) => {
  if (!deps.login.wechat?.isSimulated) throw new AppError('not_found');
  return { confirmUrl: await scanQr(deps, input.scene, simulatedIdentity('wechat', input.person)) };
};
