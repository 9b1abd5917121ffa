import { AppError } from '@inkstone/contracts';
import type { registerByEmail as contract } from '@inkstone/contracts/accounts';
import type { UseCase } from '../../platform/http/route.ts';
import type { OpenedSession } from './open-session.ts';
import { readEmailInput } from './read-account-input.ts';
import { register } from './register.ts';

/** Creates an account for a new address, if the operator allows it (readings, 9). */
export const registerByEmail: UseCase<typeof contract, OpenedSession> = async (deps, who, input) => {
  const receiver = readEmailInput(input);
  if (!deps.config.hasEmailRegistration) throw new AppError('email_registration_unavailable');
  const opened = await register(deps, who, { ...input, receiver });
  // The code stays valid, so that it can be used to sign in.
  if (!opened) throw new AppError('email_already_registered');
  return opened;
};
