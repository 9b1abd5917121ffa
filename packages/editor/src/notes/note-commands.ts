import { threadsOf } from '@inkstone/contracts/documents/notes';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { separateUndo } from '../commands/separate-undo.ts';
import { setDraft } from './draft.ts';
import { findNotePlaces, listNotes, type NotePlace, quoteOf } from './note-places.ts';
import type { SharedNotes } from './shared-notes.ts';

/** The part of an editor that note commands need. */
export interface NotesHost {
  readonly view: EditorView;
}

/** Whether text is selected that a note can be attached to. */
export function canTakeNote({ doc, selection: { from, to, empty } }: EditorState): boolean {
  return !empty && doc.textBetween(from, to, ' ').trim() !== '';
}

/** Marks the selected text for a new note; false if none is selected. `storeDraft` stores the note. */
export function startDraft({ view }: NotesHost, id: string): boolean {
  if (!canTakeNote(view.state)) return false;
  separateUndo(view);
  view.dispatch(setDraft(markAs(view.state, [id], selectedRanges(view.state)), id));
  separateUndo(view);
  return true;
}

/** Attributes of a note other than its text. */
export interface NoteOrigin {
  readonly author: string;
  readonly accountId: string;
  readonly createdAt: number;
}

/** Stores the draft in the document. */
export function storeDraft(
  { view }: NotesHost,
  notes: SharedNotes,
  id: string,
  { text, ...origin }: NoteOrigin & { readonly text: string },
): void {
  const quote = quoteNow(view.state, id);
  notes.add({ id, text, ...origin, doneAt: null, deletedAt: null, quote, replyTo: '' });
  view.dispatch(setDraft(view.state.tr, null));
}

/** Stores a reply to a note. It has the same marks as that note. */
export function storeReply(
  { view }: NotesHost,
  notes: SharedNotes,
  id: string,
  { text, replyTo, ...origin }: NoteOrigin & { readonly text: string; readonly replyTo: string },
): void {
  const quote = quoteNow(view.state, replyTo) || (notes.getSnapshot().get(replyTo)?.quote ?? '');
  notes.add({ id, text, ...origin, doneAt: null, deletedAt: null, quote, replyTo });
  // Undo must not remove the marks alone: the reply would stay, without its text.
  view.dispatch(markAs(view.state, [id], placesOf(view.state, replyTo)).setMeta('addToHistory', false));
}

/** Removes the mark of a discarded draft. */
export function dropDraft({ view }: NotesHost, id: string): void {
  separateUndo(view);
  view.dispatch(setDraft(unmark(view.state, [id]), null));
  separateUndo(view);
}

/** Deletes a note and its replies with their marks; returns their ids. Undo restores notes that had marks. */
export function deleteNote({ view }: NotesHost, notes: SharedNotes, id: string, now: number): string[] {
  const deleted = threadOf(view.state, notes, id);
  for (const each of deleted) {
    notes.change(each, {
      deletedAt: now,
      quote: quoteNow(view.state, each) || (notes.getSnapshot().get(each)?.quote ?? ''),
    });
  }
  separateUndo(view);
  view.dispatch(unmark(view.state, deleted));
  separateUndo(view);
  return deleted;
}

/** Moves a note and its replies to the selected text; false if none is selected. */
export function attachNote({ view }: NotesHost, notes: SharedNotes, id: string): boolean {
  if (!canTakeNote(view.state)) return false;
  const moved = threadOf(view.state, notes, id);
  separateUndo(view);
  view.dispatch(unmark(view.state, moved));
  view.dispatch(markAs(view.state, moved, selectedRanges(view.state)));
  separateUndo(view);
  for (const each of moved) notes.change(each, { deletedAt: null, quote: quoteNow(view.state, each) });
  return true;
}

/** Selects the text of a note and scrolls to it; false if the text no longer exists. */
export function goToNote({ view }: NotesHost, id: string): boolean {
  const place = findNotePlaces(view.state.doc).find((each) => each.id === id);
  if (!place) return false;
  const selection = TextSelection.create(view.state.doc, place.from, place.to);
  view.dispatch(view.state.tr.setSelection(selection).scrollIntoView());
  return true;
}

/** The ids of a note and its replies; of a reply, only its own. */
function threadOf({ doc }: EditorState, notes: SharedNotes, id: string): string[] {
  const thread = threadsOf(listNotes(doc, notes.getSnapshot())).find(({ note }) => note.id === id);
  return [id, ...(thread?.replies ?? []).map((reply) => reply.id)];
}

/** Part of a document. */
interface Range {
  readonly from: number;
  readonly to: number;
}

function selectedRanges({ selection }: EditorState): readonly Range[] {
  return selection.ranges.map(({ $from, $to }) => ({ from: $from.pos, to: $to.pos }));
}

function markAs({ tr, schema }: EditorState, ids: readonly string[], ranges: readonly Range[]): Transaction {
  for (const id of ids) {
    const mark = schema.marks.note?.create({ id });
    for (const { from, to } of ranges) if (mark) tr.addMark(from, to, mark);
  }
  return tr;
}

function unmark(state: EditorState, ids: readonly string[]): Transaction {
  const { tr, schema } = state;
  for (const { id, from, to } of findNotePlaces(state.doc)) {
    const mark = ids.includes(id) && schema.marks.note?.create({ id });
    if (mark) tr.removeMark(from, to, mark);
  }
  return tr;
}

function placesOf(state: EditorState, id: string): NotePlace[] {
  return findNotePlaces(state.doc).filter((place) => place.id === id);
}

function quoteNow(state: EditorState, id: string): string {
  return quoteOf(state.doc, placesOf(state, id));
}
