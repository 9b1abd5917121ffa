import { AppError } from '@inkstone/contracts';
import { connectionFailure, statusFailure } from '../destination-failure.ts';

const wrongRegion = new Set([
  'AuthorizationHeaderMalformed',
  'PermanentRedirect',
  'IllegalLocationConstraintException',
]);
const outOfSpaceCodes = new Set([
  'QuotaExceeded',
  'EntityTooLarge',
  'XMinioStorageFull',
  'XMinioAdminBucketQuotaExceeded',
]);

/**
 * Maps an SDK error to an error code. The SDK names the fault in `name`, and attaches the whole request to
 * the error.
 */
export function s3Failure(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const name = error instanceof Error ? error.name : '';
  if (wrongRegion.has(name)) return new AppError('destination_region_wrong');
  if (outOfSpaceCodes.has(name)) return new AppError('destination_full');
  if (name === 'InvalidAccessKeyId' || name === 'SignatureDoesNotMatch')
    return new AppError('destination_sign_in_refused');
  const status = statusOf(error);
  return status === undefined ? connectionFailure(error) : statusFailure(status);
}

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined;
  const metadata: unknown = error.$metadata;
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return undefined;
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : undefined;
}
