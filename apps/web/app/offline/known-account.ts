import type { UserInfo } from '@inkstone/contracts/accounts';

const place = 'inkstone-account';

/** Who was last known to be signed in here; lets this device open their documents without the server. */
export function knownAccount(): UserInfo | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? 'null');
    return isProfile(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps who is signed in; null when nobody is any more. */
export function rememberAccount(profile: UserInfo | null): void {
  try {
    if (profile) localStorage.setItem(place, JSON.stringify(profile));
    else localStorage.removeItem(place);
  } catch {
    // Where storage is forbidden, there is nothing to open offline either.
  }
}

function isProfile(kept: unknown): kept is UserInfo {
  return typeof kept === 'object' && kept !== null && 'id' in kept && typeof kept.id === 'string';
}
