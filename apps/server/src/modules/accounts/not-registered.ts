import { AppError } from '@inkstone/contracts';
import type { Receiver } from '@inkstone/domain/accounts';

/** The refusal for a name that has no account, told only to whoever has shown that the name is theirs. */
export function notRegistered({ kind }: Receiver): AppError {
  return new AppError(kind === 'email' ? 'email_not_registered' : 'phone_not_registered');
}
