import { logout, type UserInfo, userInfo } from '@inkstone/contracts/accounts';
import { isSignedOut } from '@inkstone/contracts/accounts/sessions';
import { knownAccount, rememberAccount } from '../offline/known-account.ts';
import { isShell } from '../platform/app-shell.ts';
import { call, quietCall, refusalOf } from '../platform/call.ts';
import { clearAccess } from '../platform/renewal.ts';
import { announceSessionEnd } from './session-signal.ts';

/**
 * Fetches the profile of the signed-in user; null if the session has ended, whose cookies are then cleared silently. Network
 * errors do not sign out the user unless the operator configured that (readings, 40); a page started offline returns the last
 * known user. `isAgain`: whether this is a retry after a refusal.
 */
export async function fetchProfile(
  signsOutOnFailure: boolean,
  isAgain = false,
): Promise<UserInfo | null | 'unreachable'> {
  try {
    const profile = await quietCall(userInfo, { _: String(Date.now()) });
    rememberAccount(profile);
    return profile;
  } catch (error) {
    const isOver = isSignedOut(refusalOf(error).code);
    if (!isOver) {
      const lastHere = isShell() ? knownAccount() : null;
      if (lastHere || !signsOutOnFailure) return lastHere ?? 'unreachable';
    }
    // The refused session may be an old one: another tab may have signed in in the meantime, and that session must be kept.
    const left = await quietCall(logout, isOver && !isAgain ? { ifOver: true } : {}).catch(() => null);
    if (left?.isSignedIn) return fetchProfile(signsOutOnFailure, true);
    forget();
    return null;
  }
}

/** Whether the session has ended; its cookies are then cleared. False if the server cannot be reached. */
export async function isOver(): Promise<boolean> {
  const left = await quietCall(logout, { ifOver: true }).catch(() => null);
  if (!left || left.isSignedIn) return false;
  forget();
  return true;
}

/** Ends the session on the server, which clears its cookies. */
export async function endSession(): Promise<void> {
  await call(logout, {});
  forget();
  announceSessionEnd();
}

function forget(): void {
  rememberAccount(null);
  clearAccess();
}
