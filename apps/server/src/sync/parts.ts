import { syncLimits } from '@inkstone/contracts/sync';

/** What a piece of an update leads to. */
export type Joined =
  | { readonly kind: 'whole'; readonly data: Uint8Array }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'out-of-order' }
  | { readonly kind: 'too-large' };

/** Puts the pieces of updates together. Updates come one after the other, numbered from 1 without gaps. */
export class PartJoiner {
  #seq = 1;
  #parts: Uint8Array[] = [];
  #size = 0;

  add(seq: number, isLast: boolean, data: Uint8Array): Joined {
    if (seq !== this.#seq) return { kind: 'out-of-order' };
    this.#size += data.length;
    if (this.#size > syncLimits.update) return { kind: 'too-large' };
    this.#parts.push(data);
    if (!isLast) return { kind: 'waiting' };
    const [first = data] = this.#parts;
    const whole = this.#parts.length === 1 ? first : Buffer.concat(this.#parts);
    this.#seq++;
    this.#parts = [];
    this.#size = 0;
    return { kind: 'whole', data: whole };
  }
}
