import { trashDays } from '@inkstone/contracts/documents';
import { allow, day, daysBetween, type Instant, later, type Result, refuse } from '@inkstone/kernel';

/** Life cycle of a document. `removed` is final: the row and the text are deleted. */
export type DocumentState = 'live' | 'trashed' | 'removed';

/** Events of a document. `remove` is requested by its owner, `expire` happens after `trashDays`. */
export type DocumentEvent = 'edit' | 'trash' | 'restore' | 'remove' | 'expire';

/** Why an event is refused, as an error code. */
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

/** The state after an event, or why it is not allowed. */
export function nextDocumentState(
  state: DocumentState,
  event: DocumentEvent,
): Result<DocumentState, DocumentRefusal> {
  const next = table[state][event];
  return next === 'live' || next === 'trashed' || next === 'removed' ? allow(next) : refuse(next);
}

/** The state of a document whose row exists. */
export function documentState(document: { readonly trashedAt: Instant | null }): DocumentState {
  return document.trashedAt === null ? 'live' : 'trashed';
}

/** Days until permanent deletion: 30 minus the elapsed days, at least 1 (readings, 36). */
export function daysLeft(trashedAt: Instant, now: Instant): number {
  return Math.min(trashDays, Math.max(1, trashDays - daysBetween(trashedAt, now)));
}

/** Documents trashed at or before this time are due for permanent deletion. */
export function trashHorizon(now: Instant): Instant {
  return later(now, -trashDays * day);
}
