import type { EditorState } from '@tiptap/pm/state';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { separateUndo } from '../commands/separate-undo.ts';
import { setDraft } from './draft.ts';
import { findNotePlaces, quoteOf } from './note-places.ts';
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
  markSelection(view, id, id);
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

/** Removes the mark of a discarded draft. */
export function dropDraft({ view }: NotesHost, id: string): void {
  separateUndo(view);
  view.dispatch(setDraft(unmark(view.state, id), null));
  separateUndo(view);
}

/** Deletes a note with its marks. Undo restores both. */
export function deleteNote({ view }: NotesHost, notes: SharedNotes, id: string, now: number): void {
  notes.change(id, {
    deletedAt: now,
    quote: quoteNow(view.state, id) || (notes.getSnapshot().get(id)?.quote ?? ''),
  });
  separateUndo(view);
  view.dispatch(unmark(view.state, id));
  separateUndo(view);
}

/** Moves a note to the selected text; false if none is selected. */
export function attachNote({ view }: NotesHost, notes: SharedNotes, id: string): boolean {
  if (!canTakeNote(view.state)) return false;
  separateUndo(view);
  view.dispatch(unmark(view.state, id));
  markSelection(view, id, null);
  separateUndo(view);
  notes.change(id, { deletedAt: null, quote: quoteNow(view.state, id) });
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

function markSelection(view: EditorView, id: string, draft: string | null): void {
  const { tr, schema } = view.state;
  const mark = schema.marks.note?.create({ id });
  for (const { $from, $to } of view.state.selection.ranges) if (mark) tr.addMark($from.pos, $to.pos, mark);
  view.dispatch(setDraft(tr, draft));
}

function unmark(state: EditorState, id: string) {
  const { tr, schema } = state;
  const mark = schema.marks.note?.create({ id });
  for (const place of findNotePlaces(state.doc)) {
    if (place.id === id && mark) tr.removeMark(place.from, place.to, mark);
  }
  return tr;
}

function quoteNow(state: EditorState, id: string): string {
  return quoteOf(
    state.doc,
    findNotePlaces(state.doc).filter((place) => place.id === id),
  );
}
