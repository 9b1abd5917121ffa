import { type EditorState, PluginKey, type Transaction } from '@tiptap/pm/state';
import type { DecorationSet } from '@tiptap/pm/view';
import type { NotePlace } from './note-places.ts';

/** What the plugin of notes knows. */
export interface NotesState {
  /** The note that is being written on this device, and is not in the document yet. */
  readonly drafted: string | null;
  /** Of notes that are there, and of the drafted one. */
  readonly places: readonly NotePlace[];
  readonly shown: DecorationSet;
}

/** Told to the plugin: another draft, or that the notes have changed. */
export type NotesMeta = { readonly draft: string | null } | 'refresh';

export const notesKey = new PluginKey<NotesState>('documentNotes');

/** Tells the plugin which note is being written. */
export function setDraft(tr: Transaction, draft: string | null): Transaction {
  return tr.setMeta(notesKey, { draft } satisfies NotesMeta);
}

/** The note that is being written here; null when none is. */
export function draftedNote(state: EditorState): string | null {
  return notesKey.getState(state)?.drafted ?? null;
}
