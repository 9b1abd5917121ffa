import { AppError } from '@inkstone/contracts';
import { type DocumentEvent, documentState, nextDocumentState } from '@inkstone/domain/documents';
import type { OpenDecision } from '../../platform/sync/index.ts';
import type { Document } from './document.ts';

/** Only the owner has access: `found` was looked up under the caller's account. */
export function requireFound(found: Document | null): Document {
  // The same error for another account's document and for none.
  if (!found) throw new AppError('file_not_found');
  return found;
}

/** Returns all requested documents, or refuses as `requireFound` does. */
export function requireAllFound(found: readonly Document[], ids: readonly string[]): readonly Document[] {
  if (found.length !== new Set(ids).size) throw new AppError('file_not_found');
  return found;
}

/** Refuses an event that the document's state does not allow. */
export function requireAllowed(document: Document, event: DocumentEvent): void {
  const next = nextDocumentState(documentState(document), event);
  if (!next.ok) throw new AppError(next.refusal);
}

/** Decides who may open a document for writing: its owner, unless it is in the trash. */
export function decideOpening(found: Document | null): OpenDecision {
  if (!found) return { ok: false, code: 'file_not_found' };
  const state = documentState(found);
  if (state === 'trashed') return { ok: false, code: 'file_in_trash' };
  return { ok: true, isReadOnly: false };
}
