import { AppError, defaultBodyLimit } from '@inkstone/contracts';
import { isDiskFull } from '../db/sql-errors.ts';

/** Converts an error to a refusal: an AppError unchanged, other errors to the closest error code. */
export function toRefusal(error: unknown, bodyLimit = defaultBodyLimit): AppError {
  if (error instanceof AppError) return error;
  if (isDiskFull(error)) return new AppError('disk_full', {}, error);
  if (isUnavailable(error)) return new AppError('service_unavailable', {}, error);
  switch (codeOf(error)) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AppError('body_too_large', { limit: readableSize(bodyLimit) }, error);
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_BAD_URL':
      return new AppError('invalid_request', {}, error);
  }
  return statusOfError(error) === 400
    ? new AppError('invalid_request', {}, error)
    : new AppError('server_error', {}, error);
}

/** SQL states and system errors of temporary failures. */
const passing = new Set([
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EAI_AGAIN',
  ],
  ...['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE'],
  ...['08000', '08001', '08003', '08004', '08006', '57P01', '57P02', '57P03'],
  ...['53000', '53100', '53200', '53300', '53400'],
]);
const transientPattern =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

/**
 * Returns whether an error, or one of its causes, means that the database or disk is temporarily unavailable.
 */
export function isUnavailable(error: unknown): boolean {
  for (
    let cause: unknown = error, depth = 0;
    cause instanceof Error && depth < 8;
    cause = cause.cause, depth++
  ) {
    if (passing.has(codeOf(cause)) || transientPattern.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isUnavailable)) return true;
  }
  return false;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function statusOfError(error: unknown): number {
  return error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
}

function readableSize(bytes: number): string {
  return bytes >= 1024 * 1024 ? `${Math.floor(bytes / 1024 / 1024)} MB` : `${Math.floor(bytes / 1024)} KB`;
}
