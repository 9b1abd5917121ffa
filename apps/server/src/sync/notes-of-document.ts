import { type DocumentNote, noteOf } from '@inkstone/contracts/notes';
import * as Y from 'yjs';

type NotesMap = Y.Map<unknown>;

/** The notes of a document, deleted ones too, ordered by their ids. */
export function readNotes(map: NotesMap): DocumentNote[] {
  return [...map.entries()]
    .flatMap(([id, fields]) => (fields instanceof Y.Map ? [noteOf(id, fields.toJSON())] : []))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** Makes these notes say just that; others stay as they are. Letters that stay are left alone. */
export function writeNotes(map: NotesMap, notes: readonly DocumentNote[]): void {
  for (const { id, text, ...fields } of notes) {
    const known = map.get(id);
    if (!(known instanceof Y.Map)) {
      map.set(id, new Y.Map<unknown>([['text', new Y.Text(text)], ...Object.entries(fields)]));
      continue;
    }
    const present: Readonly<Record<string, unknown>> = { ...noteOf(id, known.toJSON()) };
    for (const [key, value] of Object.entries(fields)) if (present[key] !== value) known.set(key, value);
    const shared = known.get('text');
    if (shared instanceof Y.Text) rewrite(shared, text);
    else known.set('text', new Y.Text(text));
  }
}

/** Replaces what lies between the first and the last letter that differ. */
function rewrite(shared: Y.Text, text: string): void {
  const [old, fresh] = [[...shared.toString()], [...text]];
  const shorter = Math.min(old.length, fresh.length);
  let head = 0;
  while (head < shorter && old[head] === fresh[head]) head++;
  let tail = 0;
  while (tail < shorter - head && old.at(-1 - tail) === fresh.at(-1 - tail)) tail++;
  const middleOf = (letters: readonly string[]) => letters.slice(head, letters.length - tail).join('');
  const place = old.slice(0, head).join('').length;
  const [gone, come] = [middleOf(old), middleOf(fresh)];
  if (gone) shared.delete(place, gone.length);
  if (come) shared.insert(place, come);
}
