import { isRouteErrorResponse } from 'react-router';

/** Whether a page failed because its server could not be reached. Weighs nothing: for public pages too. */
export function isLineFailure(error: unknown): boolean {
  // What stands before a server that is gone answers in its place.
  if (isRouteErrorResponse(error)) return error.status >= 502 && error.status <= 504;
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}
