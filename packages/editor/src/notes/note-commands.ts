import type { EditorState } from '@tiptap/pm/state';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { separateUndo } from '../commands/separate-undo.ts';
import { setDraft } from './draft.ts';
import { findNotePlaces, quoteOf } from './note-places.ts';
import type { SharedNotes } from './shared-notes.ts';

/** As much of an editor as commands on notes need. */
export interface NotesHost {
  readonly view: EditorView;
}

/** Whether there are selected words that a note could be about. */
export function canTakeNote({ doc, selection: { from, to, empty } }: EditorState): boolean {
  return !empty && doc.textBetween(from, to, ' ').trim() !== '';
}

/** Marks the selected words for a new note; false where none are selected. It is kept with `keepDraft`. */
export function startDraft({ view }: NotesHost, id: string): boolean {
  if (!canTakeNote(view.state)) return false;
  separateUndo(view);
  markSelection(view, id, id);
  separateUndo(view);
  return true;
}

/** What is known of a note before its words are. */
export interface NoteOrigin {
  readonly author: string;
  readonly accountId: string;
  readonly createdAt: number;
}

/** Puts the note that is being written into the document. */
export function keepDraft(
  { view }: NotesHost,
  notes: SharedNotes,
  id: string,
  { text, ...origin }: NoteOrigin & { readonly text: string },
): void {
  const quote = quoteNow(view.state, id);
  notes.add({ id, text, ...origin, doneAt: null, deletedAt: null, quote, replyTo: '' });
  view.dispatch(setDraft(view.state.tr, null));
}

/** Takes the mark of a note that was not written off again. */
export function dropDraft({ view }: NotesHost, id: string): void {
  separateUndo(view);
  view.dispatch(setDraft(unmark(view.state, id), null));
  separateUndo(view);
}

/** Deletes a note with its marks; undo brings both back. */
export function deleteNote({ view }: NotesHost, notes: SharedNotes, id: string, now: number): void {
  notes.change(id, {
    deletedAt: now,
    quote: quoteNow(view.state, id) || (notes.getSnapshot().get(id)?.quote ?? ''),
  });
  separateUndo(view);
  view.dispatch(unmark(view.state, id));
  separateUndo(view);
}

/** Puts a note on the selected words, wherever it was before; false where none are selected. */
export function attachNote({ view }: NotesHost, notes: SharedNotes, id: string): boolean {
  if (!canTakeNote(view.state)) return false;
  separateUndo(view);
  view.dispatch(unmark(view.state, id));
  markSelection(view, id, null);
  separateUndo(view);
  notes.change(id, { deletedAt: null, quote: quoteNow(view.state, id) });
  return true;
}

/** Selects the words of a note and scrolls to them; false when they are gone. */
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
