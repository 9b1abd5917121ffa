import { fromBase64 } from '../files/base64.ts';
import { readTrial, removeTrial, storeTrial } from './stored-trial.ts';

/** Timeout after which the page continues without saving, in ms; the text stays stored. */
const timeout = 10_000;

let running: Promise<string | null> | null = null;

/**
 * Saves the trial text stored in this tab as a document of the signed-in account and returns the document's
 * id; null when no text is stored for it. The text is removed only when the server has it: a failure rejects
 * with AppError, and the next attempt continues with the same document.
 */
export function saveStoredTrial(accountId: string): Promise<string | null> {
  running ??= save(accountId).finally(() => {
    running = null;
  });
  return running;
}

async function save(accountId: string): Promise<string | null> {
  const kept = readTrial(Date.now());
  if (kept === null || (kept.accountId !== null && kept.accountId !== accountId)) return null;
  // From now on the text belongs to this account: users who sign in later in this tab do not get it.
  storeTrial({ ...kept, accountId });
  const [{ addFilledDocument }, { AppError }] = await Promise.all([
    import('./add-filled-document.ts'),
    import('@inkstone/contracts'),
  ]);
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new AppError('network_error')), timeout),
  );
  const update = fromBase64(kept.body);
  const added = addFilledDocument(accountId, { id: kept.documentId, title: kept.title, update });
  const id = await Promise.race([added, late]);
  removeTrial(kept.documentId);
  return id;
}
