import { type DocumentNote, inThreads, noteLimits } from '@inkstone/contracts/documents/notes';
import type { Node } from '@tiptap/pm/model';

/** Text with a note, within one block. */
export interface NotePlace {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** A note in lists. */
export interface ListedNote extends DocumentNote {
  /** Places of its text in document order; none if the text was deleted. */
  readonly places: readonly NotePlace[];
  /** Its current text; without places, the text at the time of marking. */
  readonly quote: string;
}

const known = new WeakMap<Node, readonly NotePlace[]>();
const none: readonly NotePlace[] = [];

/** All places with notes in document order. Results for unchanged blocks are cached. */
export function findNotePlaces(doc: Node): readonly NotePlace[] {
  return placesIn(doc);
}

/** Offsets are relative to the node's content. */
function placesIn(node: Node): readonly NotePlace[] {
  const remembered = known.get(node);
  if (remembered) return remembered;
  const places = node.isTextblock ? placesInText(node) : placesInBlocks(node);
  known.set(node, places);
  return places;
}

function placesInBlocks(parent: Node): readonly NotePlace[] {
  let places: NotePlace[] | null = null;
  parent.forEach((child, offset) => {
    if (child.isLeaf) return;
    for (const { id, from, to } of placesIn(child)) {
      places ??= [];
      places.push({ id, from: offset + 1 + from, to: offset + 1 + to });
    }
  });
  return places ?? none;
}

function placesInText(block: Node): readonly NotePlace[] {
  const places: NotePlace[] = [];
  block.forEach((child, from) => {
    for (const { type, attrs } of child.marks) {
      if (type.name === 'note') extend(places, { id: String(attrs.id), from, to: from + child.nodeSize });
    }
  });
  return places.length === 0 ? none : places;
}

/** Adds a place; adjacent text with different formatting is one place. */
function extend(places: NotePlace[], place: NotePlace): void {
  const at = places.findLastIndex(({ id, to }) => id === place.id && to === place.from);
  const before = places[at];
  if (before) places[at] = { ...before, to: place.to };
  else places.push(place);
}

/**
 * Returns the notes in document order, then those without text, oldest first, each followed by its replies. Deleted notes are
 * included only while text has their marks.
 */
export function listNotes(doc: Node, notes: ReadonlyMap<string, DocumentNote>): ListedNote[] {
  const places = new Map<string, NotePlace[]>();
  for (const place of findNotePlaces(doc)) {
    if (notes.has(place.id)) places.set(place.id, [...(places.get(place.id) ?? []), place]);
  }
  const listed = [...notes.values()].flatMap((note): ListedNote[] => {
    const its = places.get(note.id) ?? [];
    if (its.length === 0) return note.deletedAt === null ? [{ ...note, places: its }] : [];
    return [{ ...note, places: its, quote: quoteOf(doc, its) || note.quote }];
  });
  const start = ({ places: [first] }: ListedNote) => first?.from ?? Number.POSITIVE_INFINITY;
  return inThreads(
    listed.sort((a, b) => (start(a) === start(b) ? a.createdAt - b.createdAt : start(a) - start(b))),
  );
}

/** The text at some places, cut to the limit of a quote. */
export function quoteOf(doc: Node, places: readonly NotePlace[]): string {
  let quote = '';
  let end = Number.NEGATIVE_INFINITY;
  for (const { from, to } of places) {
    // Adjacent blocks have only node boundaries between them.
    const isNext = end !== Number.NEGATIVE_INFINITY && doc.textBetween(end, from).trim() === '';
    if (quote !== '') quote += isNext ? ' ' : ' … ';
    quote += doc.textBetween(from, to, ' ', ' ');
    if (quote.length > 2 * noteLimits.quote) break;
    end = to;
  }
  const characters = [...quote.replace(/\s+/g, ' ').trim()];
  if (characters.length <= noteLimits.quote) return characters.join('');
  return `${characters.slice(0, noteLimits.quote - 1).join('')}…`;
}
