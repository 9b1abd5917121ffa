import { isRouteErrorResponse } from 'react-router';

/**
 * Whether a page failed because the server could not be reached. Has no dependencies, so public pages can use
 * it.
 */
export function isConnectionFailure(error: unknown): boolean {
  // A proxy replies in place of a server that is down.
  if (isRouteErrorResponse(error)) return error.status >= 502 && error.status <= 504;
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}
