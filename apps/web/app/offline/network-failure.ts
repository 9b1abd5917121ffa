import { AppError } from '@inkstone/contracts';
import { isRouteErrorResponse } from 'react-router';

/** Whether something failed because the server could not be reached, rather than because it refused. */
export function isNetworkFailure(error: unknown): boolean {
  if (error instanceof AppError) return ['network_error', 'unstable_network'].includes(error.code);
  // What stands before a server that is gone answers in its place.
  if (isRouteErrorResponse(error)) return error.status >= 502 && error.status <= 504;
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}
