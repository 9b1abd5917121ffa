import { AppError } from '@inkstone/contracts';
import { isConnectionFailure } from './connection-failure.ts';

/** Whether something failed because the server could not be reached, rather than because it refused. */
export function isNetworkFailure(error: unknown): boolean {
  if (error instanceof AppError) return ['network_error', 'unstable_network'].includes(error.code);
  return isConnectionFailure(error);
}
