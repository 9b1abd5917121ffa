import type { UserInfo } from '@inkstone/contracts/accounts';

const place = 'inkstone-account';

/** Returns the last signed-in account on this device, whose documents can be opened without the server. */
export function knownAccount(): UserInfo | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? 'null');
    return isProfile(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Stores the signed-in account; null after sign-out. */
export function rememberAccount(profile: UserInfo | null): void {
  try {
    if (profile) localStorage.setItem(place, JSON.stringify(profile));
    else localStorage.removeItem(place);
  } catch {
    // Without storage, nothing can be opened offline either.
  }
}

function isProfile(kept: unknown): kept is UserInfo {
  return typeof kept === 'object' && kept !== null && 'id' in kept && typeof kept.id === 'string';
}
