import type { Manuscript, Note } from '../../manuscript.ts';
import { ListTable } from './lists.ts';
import { RelationTable } from './relations.ts';

/** What writing one document carries along. */
export interface WriteContext {
  readonly manuscript: Manuscript;
  readonly relations: RelationTable;
  readonly lists: ListTable;
  /** Texts of footnotes in their order. */
  readonly footnotes: string[];
  readonly notes: NotePlaces;
  /** Languages of code, each of which has a style. */
  readonly languages: string[];
  /** Counts tracked changes and pictures, each of which Word wants to have a number. */
  serial: number;
}

/** Begins to write a document. */
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

/** Knows which comments begin and end where, as long as the body is gone through once in its order. */
export class NotePlaces {
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

  /** Goes on to the next inline node; returns the comments that begin and end with it. */
  next(): { readonly begins: readonly number[]; readonly ends: readonly number[] } {
    this.#at++;
    return { begins: this.#begins.get(this.#at) ?? [], ends: this.#ends.get(this.#at) ?? [] };
  }

  /** Comments that are on no words; each is handed out once. */
  takeFloating(): readonly number[] {
    const floating = this.#floating;
    this.#floating = [];
    return floating;
  }
}

/** At one place in the order of the notes: marks have none. */
function byPlace(places: ReadonlyMap<number, number>): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const [number, place] of [...places].sort(([one], [other]) => one - other))
    found.set(place, [...(found.get(place) ?? []), number]);
  return found;
}
