import { type EditorState, PluginKey, type Transaction } from '@tiptap/pm/state';
import type { DecorationSet } from '@tiptap/pm/view';
import type { NotePlace } from './note-places.ts';

/** State of the notes plugin. */
export interface NotesState {
  /** The note being written on this device, which is not in the document yet. */
  readonly drafted: string | null;
  /** Places of the existing notes and of the draft. */
  readonly places: readonly NotePlace[];
  readonly shown: DecorationSet;
}

/** Transaction meta: another draft, or a change of the notes. */
export type NotesMeta = { readonly draft: string | null } | 'refresh';

export const notesKey = new PluginKey<NotesState>('documentNotes');

/** Sets the note being written. */
export function setDraft(tr: Transaction, draft: string | null): Transaction {
  return tr.setMeta(notesKey, { draft } satisfies NotesMeta);
}

/** The note being written on this device; null if there is none. */
export function draftedNote(state: EditorState): string | null {
  return notesKey.getState(state)?.drafted ?? null;
}
