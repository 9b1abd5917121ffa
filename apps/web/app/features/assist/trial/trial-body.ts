import { documentParts } from '@inkstone/contracts/sync';
import { bodyText, titleOfText } from '@inkstone/domain/documents';
import { createPageBody, type PageBody } from '@inkstone/editor/collab';
import { newDocumentId } from '../../../offline/begin-document.ts';
import { fromBase64, toBase64 } from '../../../shared/files/base64.ts';
import { removeTrial, type StoredTrial, storeTrial } from '../../../shared/trial-text/stored-trial.ts';

/** Minimum interval between two writes to storage, in ms. */
const pause = 300;

/** The text of the trial page, and the document that it may become. */
export interface TrialBody {
  readonly documentId: string;
  readonly page: PageBody;
}

/** Starts with the text stored in this tab for a visitor, or empty. */
export function openTrialBody(kept: StoredTrial | null): TrialBody {
  // A text that is being saved for an account is not shown to another user.
  const restored = kept?.accountId === null ? restore(kept) : null;
  return restored ?? { documentId: newDocumentId(), page: createPageBody() };
}

/** Null when the stored bytes are not a valid document. */
function restore({ documentId, body }: StoredTrial): TrialBody | null {
  try {
    return { documentId, page: createPageBody(fromBase64(body)) };
  } catch {
    return null;
  }
}

/** A title from the first line of the text; '' while it is empty. */
export function titleOfTrial({ page }: TrialBody): string {
  return titleOfText(bodyText(page.doc.getXmlFragment(documentParts.body)));
}

/** Stores the text in this tab after every change; returns a function that stops this. */
export function keepChanges(trial: TrialBody): () => void {
  const { page, documentId } = trial;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(timer);
    timer = undefined;
    const title = titleOfTrial(trial);
    if (title === '') return removeTrial(documentId);
    storeTrial({ documentId, title, body: toBase64(page.encode()), keptAt: Date.now(), accountId: null });
  };
  const keepSoon = () => {
    timer ??= setTimeout(keep, pause);
  };
  page.doc.on('update', keepSoon);
  // Stored even without a change, because the retention period starts when the page is left.
  addEventListener('pagehide', keep);
  return () => {
    page.doc.off('update', keepSoon);
    removeEventListener('pagehide', keep);
    keep();
  };
}
