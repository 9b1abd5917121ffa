/** Storage key of the fact that the user has signed out on this domain, or has declined to be signed in from another domain. */
const key = 'handover_declined';

/** Whether handover is disabled on this domain. When storage is blocked, no session is taken over. */
export function isDeclined(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}

/** Disables handover until a user signs in on this domain. */
export function decline(isDeclining: boolean): void {
  try {
    if (isDeclining) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Without storage, no session is taken over anyway.
  }
}
