/** Kept at this domain: somebody has signed out here, or does not want to be signed in by another domain. */
const key = 'handover_declined';

/** Whether this domain is to be left alone by the first one. Where storage is forbidden, nothing is taken over. */
export function isDeclined(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}

/** Remembers it until somebody signs in here. */
export function decline(isDeclining: boolean): void {
  try {
    if (isDeclining) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Then nothing is taken over anyhow.
  }
}
