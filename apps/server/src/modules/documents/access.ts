import { AppError } from '@inkstone/contracts';
import { type DocumentEvent, documentState, nextDocumentState } from '@inkstone/domain/documents';
import type { OpenDecision } from '../../sync/index.ts';
import type { Document } from './document.ts';

/** Only the owner sees a document: `found` was looked up under the caller's account. */
export function requireFound(found: Document | null): Document {
  // Somebody else's document and none at all get the same words.
  if (!found) throw new AppError('file_not_found');
  return found;
}

/** Every one of the documents asked for, or the refusal of `requireFound`. */
export function requireAllFound(found: readonly Document[], ids: readonly string[]): readonly Document[] {
  if (found.length !== new Set(ids).size) throw new AppError('file_not_found');
  return found;
}

/** Refuses what the document's state does not allow. */
export function requireAllowed(document: Document, event: DocumentEvent): void {
  const next = nextDocumentState(documentState(document), event);
  if (!next.ok) throw new AppError(next.refusal);
}

/** Who may open a document for writing: its owner, while it is live. */
export function decideOpening(found: Document | null): OpenDecision {
  if (!found) return { ok: false, code: 'file_not_found' };
  const state = documentState(found);
  if (state === 'trashed') return { ok: false, code: 'file_in_trash' };
  return { ok: true, isReadOnly: false };
}
