import { logout, type UserInfo, userInfo } from '@inkstone/contracts/accounts';
import { isSignedOut } from '@inkstone/contracts/sessions';
import { call, quietCall, refusalOf } from '../call.ts';
import { knownAccount, rememberAccount } from '../offline/known-account.ts';
import { isShell } from '../shell/app-shell.ts';
import { forgetAccess } from './renewal.ts';

/**
 * The profile of the signed-in person; null when the session is over, whose cookies are then cleared
 * without a word. A network that fails signs nobody out, unless the operator wants that (readings, 40); a page that
 * began without the server shows who was here last. `isAgain`: asked anew after a refusal.
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
    // What was refused may be the session before: another tab may have signed in meanwhile, whose session must stay.
    const left = await quietCall(logout, isOver && !isAgain ? { ifOver: true } : {}).catch(() => null);
    if (left?.isSignedIn) return fetchProfile(signsOutOnFailure, true);
    forget();
    return null;
  }
}

/** Ends the session on the server, which clears its cookies. */
export async function endSession(): Promise<void> {
  await call(logout, {});
  forget();
}

function forget(): void {
  rememberAccount(null);
  forgetAccess();
}
