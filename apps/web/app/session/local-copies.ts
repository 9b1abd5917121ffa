import { hasUnsavedChanges, removeLocalCopies, sendUnsaved } from '@inkstone/editor/sync';
import { removeKnown } from '../offline/library-database.ts';
import { removePictures } from '../offline/picture-database.ts';
import { deleteProposals } from '../offline/rewrite-database.ts';
import { syncOptions } from '../offline/sync-options.ts';

/** Timeout of a last attempt to send changes before sign-out, in ms. */
const timeout = 5000;

/** Whether the server has all changes made on this device, after one more attempt to send the rest. */
export async function isAllSaved(accountId: string): Promise<boolean> {
  try {
    if (!(await hasUnsavedChanges(accountId))) return true;
    const late = new Promise<void>((resolve) => setTimeout(resolve, timeout));
    await Promise.race([sendUnsaved(syncOptions(accountId)), late]);
    return !(await hasUnsavedChanges(accountId));
  } catch {
    // Without storage, nothing was stored.
    return true;
  }
}

/** Removes the local data of a user who has signed out; documents with unsent text are kept until the user returns. */
export async function removeSaved(accountId: string): Promise<void> {
  // In this order, because a picture that is being stored is afterwards checked against the stored account.
  await removeKnown(accountId).catch(() => undefined);
  await removePictures(accountId).catch(() => undefined);
  await deleteProposals(accountId).catch(() => undefined);
  await removeLocalCopies(accountId).catch(() => false);
}
