import { AppError } from '@inkstone/contracts';
import type { ErrorCode } from '@inkstone/phrases';
import { SendFailure } from './send-failure.ts';

/** What is told of a message that did not go out; what a service said stays in the log. */
export function refuseSend(
  cause: unknown,
  codes: { readonly receiver: ErrorCode; readonly service: ErrorCode },
): AppError {
  const fault = cause instanceof SendFailure ? cause.fault : 'service';
  return new AppError(fault === 'limit' ? 'code_daily_limit' : codes[fault], {}, cause);
}
