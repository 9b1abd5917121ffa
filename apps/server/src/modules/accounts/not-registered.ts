import { AppError } from '@inkstone/contracts';
import type { Receiver } from '@inkstone/domain/accounts';

/**
 * The refusal for a name without an account, sent only to callers who have proved that the name is theirs.
 */
export function notRegistered({ kind }: Receiver): AppError {
  return new AppError(kind === 'email' ? 'email_not_registered' : 'phone_not_registered');
}
