import { AppError } from '@inkstone/contracts';
import { isConnectionFailure } from './connection-failure.ts';

/** Whether an operation failed because the server could not be reached, as opposed to a refusal. */
export function isNetworkFailure(error: unknown): boolean {
  if (error instanceof AppError) return ['network_error', 'unstable_network'].includes(error.code);
  return isConnectionFailure(error);
}
