import { type DocumentNote, noteLimits, noteOf } from '@inkstone/contracts/documents/notes';
import * as Y from 'yjs';
import { smallestEdit } from '../lints/accept-lint.ts';

/** The notes of a shared document, as a store for React's useSyncExternalStore. */
export interface SharedNotes {
  subscribe(listener: () => void): () => void;
  /** All notes by id, including deleted ones. A new object only when something changed. */
  getSnapshot(): ReadonlyMap<string, DocumentNote>;
  add(note: DocumentNote): void;
  /** Sets its text; concurrent changes to other characters are kept. */
  write(id: string, typed: string): void;
  change(id: string, change: Partial<Pick<DocumentNote, 'doneAt' | 'deletedAt' | 'quote'>>): void;
}

/**
 * The notes stored in a Y.Map. Each note is a map of its own, so that concurrent changes of one note merge.
 */
export function sharedNotes(map: Y.Map<unknown>): SharedNotes {
  let snapshot: ReadonlyMap<string, DocumentNote> | null = null;
  const find = (id: string) => {
    const found = map.get(id);
    return found instanceof Y.Map ? found : null;
  };
  map.observeDeep(() => {
    snapshot = null;
  });
  return {
    subscribe(listener) {
      map.observeDeep(listener);
      return () => map.unobserveDeep(listener);
    },
    getSnapshot() {
      snapshot ??= readNotes(map);
      return snapshot;
    },
    add({ id, text, ...fields }) {
      map.set(id, new Y.Map<unknown>([['text', new Y.Text(cut(text))], ...Object.entries(fields)]));
    },
    write(id, typed) {
      const text = find(id)?.get('text');
      if (!(text instanceof Y.Text)) return;
      const { start, end, inserted } = smallestEdit(text.toString(), cut(typed));
      text.doc?.transact(() => {
        text.delete(start, end - start);
        text.insert(start, inserted);
      });
    },
    change(id, change) {
      const note = find(id);
      map.doc?.transact(() => {
        for (const [key, value] of Object.entries(change)) note?.set(key, value);
      });
    },
  };
}

function readNotes(map: Y.Map<unknown>): ReadonlyMap<string, DocumentNote> {
  const notes = new Map<string, DocumentNote>();
  for (const [id, fields] of map.entries()) {
    if (fields instanceof Y.Map) notes.set(id, noteOf(id, fields.toJSON()));
  }
  return notes;
}

function cut(text: string): string {
  const whole = text.toWellFormed();
  return whole.length <= noteLimits.text ? whole : [...whole].slice(0, noteLimits.text).join('');
}
