import { hasUnsavedChanges, removeLocalCopies, sendUnsaved } from '@inkstone/editor/sync';
import { syncUrl } from '../sync-url.ts';

/** How long a last try to send may keep somebody who wants to leave, in ms. */
const patience = 5000;

/** Whether the server has everything that was written here, after one more try to send what it lacks. */
export async function isAllSaved(accountId: string): Promise<boolean> {
  try {
    if (!(await hasUnsavedChanges(accountId))) return true;
    const late = new Promise<void>((resolve) => setTimeout(resolve, patience));
    await Promise.race([sendUnsaved({ accountId, url: syncUrl() }), late]);
    return !(await hasUnsavedChanges(accountId));
  } catch {
    // Where storage is forbidden, nothing was kept.
    return true;
  }
}

/** Removes what this device keeps for somebody who has left; unsaved text stays for their return. */
export async function forgetSaved(accountId: string): Promise<void> {
  await removeLocalCopies(accountId).catch(() => false);
}
