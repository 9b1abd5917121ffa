import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { simulateLogin as contract } from '@inkstone/contracts/login-simulator';
import type { UseCase } from '../../../../http/route.ts';
import { makeSimulatedCode } from './simulated-person.ts';

/** Lets somebody be whom they say, at a provider that is only pretended. */
export const simulateLogin: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  _who,
  input,
) => {
  const { provider: kind, person, nonce, challenge } = input;
  if (!deps.login[kind]?.isSimulated) throw new AppError('not_found');
  return { code: makeSimulatedCode(deps, { kind, person, nonce, challenge }) };
};
