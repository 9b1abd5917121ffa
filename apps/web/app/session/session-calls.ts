import { logout, type UserInfo, userInfo } from '@inkstone/contracts/accounts';
import { call, quietCall, refusalOf } from '../call.ts';

/**
 * The profile of the signed-in person; null when the session is over, whose cookies are then cleared
 * without a word. A network that fails signs nobody out (readings, 40).
 */
export async function fetchProfile(): Promise<UserInfo | null | 'unreachable'> {
  try {
    return await quietCall(userInfo, { _: String(Date.now()) });
  } catch (error) {
    if (refusalOf(error).code !== 'sign_in_first') return 'unreachable';
    await quietCall(logout, {}).catch(() => undefined);
    return null;
  }
}

/** Ends the session on the server, which clears its cookies. */
export async function endSession(): Promise<void> {
  await call(logout, {});
}
