import { allow, type Instant, type Result, refuse } from '@inkstone/kernel';

/** Where a document is in its life. `removed` is final: the row and the text are gone. */
export type DocumentState = 'live' | 'trashed' | 'removed';

/** What can happen to a document. `remove` is its owner's wish, `expire` comes by itself after `trashDays`. */
export type DocumentEvent = 'edit' | 'trash' | 'restore' | 'remove' | 'expire';

/** Why an event is refused, as a code of the error catalogue. */
export type DocumentRefusal = 'file_in_trash' | 'file_not_in_trash' | 'file_not_found';

const table = {
  live: { edit: 'live', trash: 'trashed', restore: 'live', remove: 'file_not_in_trash', expire: 'live' },
  trashed: { edit: 'file_in_trash', trash: 'trashed', restore: 'live', remove: 'removed', expire: 'removed' },
  removed: {
    edit: 'file_not_found',
    trash: 'file_not_found',
    restore: 'file_not_found',
    remove: 'file_not_found',
    expire: 'removed',
  },
} as const satisfies Record<DocumentState, Record<DocumentEvent, DocumentState | DocumentRefusal>>;

/** The state after an event, or why it cannot happen. */
export function nextDocumentState(
  state: DocumentState,
  event: DocumentEvent,
): Result<DocumentState, DocumentRefusal> {
  const next = table[state][event];
  return next === 'live' || next === 'trashed' || next === 'removed' ? allow(next) : refuse(next);
}

/** The state of a document that still has its row. */
export function documentState(document: { readonly trashedAt: Instant | null }): DocumentState {
  return document.trashedAt === null ? 'live' : 'trashed';
}
