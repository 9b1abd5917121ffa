import { type DocumentNote, noteOf } from '@inkstone/contracts/documents/notes';
import * as Y from 'yjs';

type NotesMap = Y.Map<unknown>;

/** Returns the notes of a document, including deleted ones, ordered by id. */
export function readNotes(map: NotesMap): DocumentNote[] {
  return [...map.entries()]
    .flatMap(([id, fields]) => (fields instanceof Y.Map ? [noteOf(id, fieldsOf(fields))] : []))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

/**
 * Returns texts and plain values. Other field values are ignored; they may be nested deeper than the stack
 * allows.
 */
function fieldsOf(note: NotesMap): Record<string, unknown> {
  const entries = [...note.entries()].map(([key, value]) => [
    key,
    value instanceof Y.Text ? value.toString() : value instanceof Y.AbstractType ? null : value,
  ]);
  return Object.fromEntries(entries);
}

/**
 * Updates these notes to the given content; other notes are unchanged. Unchanged characters keep their
 * position.
 */
export function writeNotes(map: NotesMap, notes: readonly DocumentNote[]): void {
  for (const { id, text, ...fields } of notes) {
    const known = map.get(id);
    if (!(known instanceof Y.Map)) {
      map.set(id, new Y.Map<unknown>([['text', new Y.Text(text)], ...Object.entries(fields)]));
      continue;
    }
    const present: Readonly<Record<string, unknown>> = { ...noteOf(id, fieldsOf(known)) };
    for (const [key, value] of Object.entries(fields)) if (present[key] !== value) known.set(key, value);
    const shared = known.get('text');
    if (shared instanceof Y.Text) rewrite(shared, text);
    else known.set('text', new Y.Text(text));
  }
}

/** Replaces the range between the first and the last differing character. */
function rewrite(shared: Y.Text, text: string): void {
  const [old, fresh] = [[...shared.toString()], [...text]];
  const shorter = Math.min(old.length, fresh.length);
  let head = 0;
  while (head < shorter && old[head] === fresh[head]) head++;
  let tail = 0;
  while (tail < shorter - head && old.at(-1 - tail) === fresh.at(-1 - tail)) tail++;
  const middleOf = (letters: readonly string[]) => letters.slice(head, letters.length - tail).join('');
  const place = old.slice(0, head).join('').length;
  const [removed, added] = [middleOf(old), middleOf(fresh)];
  if (removed) shared.delete(place, removed.length);
  if (added) shared.insert(place, added);
}
