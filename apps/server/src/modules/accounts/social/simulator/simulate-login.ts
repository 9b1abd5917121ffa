import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { simulateLogin as contract } from '@inkstone/contracts/accounts/login-simulator';
import type { UseCase } from '../../../../platform/http/route.ts';
import { makeSimulatedCode } from '../../../../ports/simulated-login.ts';

/** Signs in as any named person at a simulated provider. */
export const simulateLogin: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  _who,
  input,
) => {
  const { provider: kind, person, nonce, challenge } = input;
  if (!deps.login[kind]?.isSimulated) throw new AppError('not_found');
  return { code: makeSimulatedCode(deps, { kind, person, nonce, challenge }) };
};
