import { AppError } from '@inkstone/contracts';
import type { registerByPhone as contract } from '@inkstone/contracts/accounts';
import type { UseCase } from '../../platform/http/route.ts';
import type { OpenedSession } from './open-session.ts';
import { readPhoneInput } from './read-account-input.ts';
import { register } from './register.ts';

/** Creates an account for a new number, and signs its owner in. */
export const registerByPhone: UseCase<typeof contract, OpenedSession> = async (deps, who, input) => {
  const opened = await register(deps, who, { ...input, receiver: readPhoneInput(input) });
  // The code stays valid, so that it can be used to sign in.
  if (!opened) throw new AppError('phone_already_registered');
  return opened;
};
