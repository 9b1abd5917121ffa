import { AppError } from '@inkstone/contracts';
import type { ErrorCode } from '@inkstone/phrases';
import { SendFailure } from './send-failure.ts';

/**
 * Refuses a message that did not go out; what a service said stays in the log. After silence it counts as sent: it may
 * arrive, and then its code has to open.
 */
export function refuseSend(
  cause: unknown,
  codes: { readonly receiver: ErrorCode; readonly service: ErrorCode },
): void {
  const fault = cause instanceof SendFailure ? cause.fault : 'service';
  if (fault === 'silence') return;
  throw new AppError(fault === 'limit' ? 'code_daily_limit' : codes[fault], {}, cause);
}
