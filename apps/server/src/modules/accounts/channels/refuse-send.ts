import { AppError } from '@inkstone/contracts';
import type { ErrorCode } from '@inkstone/phrases';
import { SendFailure } from '../../../ports/send-failure.ts';

/**
 * Refuses after a message could not be sent; the provider's error is only logged. After a timeout the message
 * counts as sent, because it may still arrive, and then its code must work.
 */
export function refuseSend(
  cause: unknown,
  codes: { readonly receiver: ErrorCode; readonly service: ErrorCode },
): void {
  const fault = cause instanceof SendFailure ? cause.fault : 'service';
  if (fault === 'silence') return;
  throw new AppError(fault === 'limit' ? 'code_daily_limit' : codes[fault], {}, cause);
}
