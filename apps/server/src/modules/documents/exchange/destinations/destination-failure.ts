import { AppError } from '@inkstone/contracts';
import type { ErrorCode } from '@inkstone/phrases';

const certificateFaults = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'HOSTNAME_MISMATCH',
]);
const unreachable = new Set([
  ...['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL', 'EPROTO', 'ABORT_ERR', 'TimeoutError'],
]);

/**
 * Maps a connection error to an error code. The original error is dropped, because it may contain request
 * data.
 */
export function connectionFailure(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof AggregateError && error.errors.length > 0) return connectionFailure(error.errors[0]);
  const name = error instanceof Error ? error.name : '';
  const code = error instanceof Error && 'code' in error ? String(error.code) : name;
  if (certificateFaults.has(code) || /^(?:CERT_|ERR_TLS_CERT)/.test(code)) return destination('certificate');
  if (unreachable.has(code) || unreachable.has(name) || code.startsWith('ERR_SSL_'))
    return destination('unreachable');
  // The server does not speak HTTP.
  return destination(code.startsWith('HPE_') ? 'not_found' : 'failed');
}

/** Maps an unsuccessful status to an error code. */
export function statusFailure(status: number): AppError {
  if (status >= 300 && status < 400) return destination('redirects');
  if (status === 401 || status === 403) return destination('sign_in_refused');
  if (status === 413 || status === 507) return destination('full');
  if (status === 423) return destination('locked');
  if (status === 408) return destination('unreachable');
  return destination([404, 405, 409, 410, 501].includes(status) ? 'not_found' : 'failed');
}

type DestinationCode = ErrorCode extends infer Code
  ? Code extends `destination_${infer Rest}`
    ? Rest
    : never
  : never;

function destination(what: DestinationCode): AppError {
  return new AppError(`destination_${what}`);
}
