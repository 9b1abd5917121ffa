import { hasUnsavedChanges, removeLocalCopies, sendUnsaved } from '@inkstone/editor/sync';
import { forgetKnown } from '../offline/library-database.ts';
import { forgetPictures } from '../offline/picture-database.ts';
import { syncOptions } from '../offline/sync-options.ts';

/** How long a last try to send may keep somebody who wants to leave, in ms. */
const patience = 5000;

/** Whether the server has everything that was written here, after one more try to send what it lacks. */
export async function isAllSaved(accountId: string): Promise<boolean> {
  try {
    if (!(await hasUnsavedChanges(accountId))) return true;
    const late = new Promise<void>((resolve) => setTimeout(resolve, patience));
    await Promise.race([sendUnsaved(syncOptions(accountId)), late]);
    return !(await hasUnsavedChanges(accountId));
  } catch {
    // Where storage is forbidden, nothing was kept.
    return true;
  }
}

/** Removes what this device keeps for somebody who has left; documents with unsaved text stay for their return. */
export async function forgetSaved(accountId: string): Promise<void> {
  // In this order: whoever is just keeping a picture asks afterwards whether anything is to be known still.
  await forgetKnown(accountId).catch(() => undefined);
  await forgetPictures(accountId).catch(() => undefined);
  await removeLocalCopies(accountId).catch(() => false);
}
