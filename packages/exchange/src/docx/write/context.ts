import type { Manuscript, Note } from '../../manuscript.ts';
import { ListTable } from './lists.ts';
import { RelationTable } from './relations.ts';

/** State of writing one document. */
export interface WriteContext {
  readonly manuscript: Manuscript;
  readonly relations: RelationTable;
  readonly lists: ListTable;
  /** Texts of footnotes in order. */
  readonly footnotes: string[];
  readonly notes: NotePlaces;
  /** Languages of code blocks, each with its own style. */
  readonly languages: string[];
  /** Counter for tracked changes and pictures, which need unique ids in Word. */
  serial: number;
}

/** Creates the state for writing a document. */
export function createWriteContext(manuscript: Manuscript): WriteContext {
  return {
    manuscript,
    relations: new RelationTable(),
    lists: new ListTable(),
    footnotes: [],
    notes: new NotePlaces(manuscript),
    languages: [],
    serial: 0,
  };
}

/** Tracks where comments start and end; requires a single traversal of the body in document order. */
class NotePlaces {
  readonly #begins: ReadonlyMap<number, readonly number[]>;
  readonly #ends: ReadonlyMap<number, readonly number[]>;
  #floating: readonly number[];
  #at = -1;

  constructor({ body, notes }: Manuscript) {
    const ids = new Map(notes.map((note: Note, number) => [note.id, number]));
    const [first, last] = [new Map<number, number>(), new Map<number, number>()];
    let at = 0;
    body.descendants((node) => {
      if (!node.isInline) return;
      for (const { type, attrs } of node.marks) {
        const number = type.name === 'note' ? ids.get(String(attrs.id)) : undefined;
        if (number === undefined) continue;
        if (!first.has(number)) first.set(number, at);
        last.set(number, at);
      }
      at++;
    });
    this.#begins = byPlace(first);
    this.#ends = byPlace(last);
    this.#floating = notes.flatMap((_, number) => (first.has(number) ? [] : [number]));
  }

  /** Advances to the next inline node; returns the comments that start and end with it. */
  next(): { readonly begins: readonly number[]; readonly ends: readonly number[] } {
    this.#at++;
    return { begins: this.#begins.get(this.#at) ?? [], ends: this.#ends.get(this.#at) ?? [] };
  }

  /** Comments without text; each is returned once. */
  takeFloating(): readonly number[] {
    const floating = this.#floating;
    this.#floating = [];
    return floating;
  }
}

/** Groups the indexes of notes by position, in the order of the notes, because marks have no order. */
function byPlace(places: ReadonlyMap<number, number>): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const [number, place] of [...places].sort(([one], [other]) => one - other))
    found.set(place, [...(found.get(place) ?? []), number]);
  return found;
}
