import { unknown } from './pair-table.ts';

const room = 1.5;
const probabilityBits = 8;
const perHash = 2 ** -32;

/** Triples of words, found by the number of their last two words and by their first word. */
export class TripleTable {
  /** Two numbers per slot: the pair; the first word plus one together with the quantised probability. */
  private readonly slots: Uint32Array;
  private readonly size: number;

  /** `slots` as `slotsFor` creates them. */
  constructor(slots: Uint32Array) {
    this.slots = slots;
    this.size = slots.length / 2;
  }

  /** Adds a triple; only called while the tables are generated. */
  add(pair: number, first: number, probability: number): void {
    let at = this.placeOf(pair, first);
    while (this.slots[2 * at + 1] !== 0) if (++at === this.size) at = 0;
    this.slots[2 * at] = pair;
    this.slots[2 * at + 1] = ((first + 1) << probabilityBits) | probability;
  }

  /** Quantised probability of a triple; `unknown` if there is none. */
  find(pair: number, first: number): number {
    let at = this.placeOf(pair, first);
    for (;;) {
      const rest = this.slots[2 * at + 1];
      if (rest === 0) return unknown;
      if (this.slots[2 * at] === pair && rest >>> probabilityBits === first + 1)
        return rest & ((1 << probabilityBits) - 1);
      if (++at === this.size) at = 0;
    }
  }

  private placeOf(pair: number, first: number): number {
    const hash = Math.imul(Math.imul(pair, 0x9e3779b1) ^ (first + 1), 0x85ebca6b);
    return (((hash ^ (hash >>> 15)) >>> 0) * this.size * perHash) >>> 0;
  }
}

/** Creates empty slots for a number of triples; at least one stays empty, so that a search ends. */
export function slotsFor(triples: number): Uint32Array {
  return new Uint32Array((Math.ceil(triples * room) + 1) * 2);
}
