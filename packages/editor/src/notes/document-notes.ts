import type { DocumentNote } from '@inkstone/contracts/documents/notes';
import { type Editor, Extension } from '@tiptap/core';
import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { type EditorState, Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { draftedNote, type NotesMeta, type NotesState, notesKey } from './draft.ts';
import { startDraft } from './note-commands.ts';
import { findNotePlaces, type NotePlace } from './note-places.ts';
import type { SharedNotes } from './shared-notes.ts';

/** Dependencies of notes on the page. */
export interface NotesOptions {
  readonly notes: SharedNotes;
  /** Called when text was marked for a new note, so that the user can enter the note. */
  onStarted(): void;
}

/** Highlights text with notes, and provides `storage.documentNotes` for commands. */
export function documentNotes(options: NotesOptions): Extension {
  return Extension.create<object, NotesOptions>({
    name: 'documentNotes',
    addStorage: () => options,
    addKeyboardShortcuts() {
      return { 'Mod-Alt-m': () => startNote(this.editor) };
    },
    addProseMirrorPlugins: () => [notesPlugin(options.notes)],
  });
}

/** The editor's options for notes; null if it has none. */
export function notesOf(editor: Pick<Editor, 'storage'>): NotesOptions | null {
  const storage: { documentNotes?: NotesOptions } = editor.storage as object;
  return storage.documentNotes ?? null;
}

/** Marks the selected text and starts a note on it; false if that is not possible. */
export function startNote(editor: Editor): boolean {
  const options = notesOf(editor);
  if (!options || !editor.isEditable || draftedNote(editor.state) !== null) return false;
  if (!startDraft(editor, crypto.randomUUID())) return false;
  options.onStarted();
  return true;
}

/** The plugin alone, for tests without a DOM. */
export function notesPlugin(notes: SharedNotes): Plugin<NotesState> {
  return new Plugin<NotesState>({
    key: notesKey,
    state: {
      init: (_, { doc }) => ({ drafted: null, ...show(doc, null, notes) }),
      apply(tr, before) {
        const meta: NotesMeta | undefined = tr.getMeta(notesKey);
        const drafted = typeof meta === 'object' ? meta.draft : before.drafted;
        if (!tr.docChanged && !meta) return before;
        const hasNone = before.places.length === 0 && findNotePlaces(tr.doc).length === 0;
        return hasNone ? { ...before, drafted } : { drafted, ...show(tr.doc, drafted, notes) };
      },
    },
    view: (view) => {
      const stop = notes.subscribe(() => view.dispatch(view.state.tr.setMeta(notesKey, 'refresh')));
      return { destroy: stop };
    },
    props: {
      decorations(state) {
        const shown = notesKey.getState(state)?.shown;
        const active = placesAtCaret(state).map(({ from, to }) =>
          Decoration.inline(from, to, { class: 'note-active' }),
        );
        return active.length > 0 && shown ? shown.add(state.doc, active) : shown;
      },
      // Removes marks of notes that are not in this document from pasted content.
      transformPasted: (slice) => withoutForeignNotes(slice, notes.getSnapshot()),
    },
  });
}

/** Notes at the selection, those on the shortest text first. */
export function notesAtCaret(state: EditorState): string[] {
  const places = placesAtCaret(state).toSorted((a, b) => a.to - a.from - (b.to - b.from));
  return [...new Set(places.map(({ id }) => id))];
}

function placesAtCaret(state: EditorState): readonly NotePlace[] {
  const { places, drafted } = notesKey.getState(state) ?? { places: [], drafted: null };
  const { from, to } = state.selection;
  return places.filter((place) => place.id === drafted || (place.from <= to && place.to >= from));
}

function show(doc: Node, drafted: string | null, notes: SharedNotes): Omit<NotesState, 'drafted'> {
  const all = notes.getSnapshot();
  const places = findNotePlaces(doc).filter(({ id }) => all.has(id) || id === drafted);
  // A reply has the marks of the note that it answers, whose state they show.
  const isFirst = (id: string) => !all.has(all.get(id)?.replyTo ?? '');
  const marks = places
    .filter(({ id }) => isFirst(id))
    .map(({ id, from, to }) =>
      Decoration.inline(from, to, { class: all.get(id)?.doneAt ? 'noted noted-done' : 'noted' }),
    );
  return { places, shown: DecorationSet.create(doc, marks) };
}

function withoutForeignNotes(slice: Slice, notes: ReadonlyMap<string, DocumentNote>): Slice {
  const clean = (fragment: Fragment): Fragment => {
    const children: Node[] = [];
    fragment.forEach((child) => {
      const marks = child.marks.filter(({ type, attrs }) => type.name !== 'note' || notes.has(attrs.id));
      children.push((child.isText ? child : child.copy(clean(child.content))).mark(marks));
    });
    return Fragment.from(children);
  };
  return new Slice(clean(slice.content), slice.openStart, slice.openEnd);
}
