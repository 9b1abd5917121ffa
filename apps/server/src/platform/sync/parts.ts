import { syncLimits } from '@inkstone/contracts/sync';

/** The result of adding a part of an update. */
export type JoinResult =
  | { readonly kind: 'whole'; readonly data: Uint8Array }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'out-of-order' }
  | { readonly kind: 'too-large' }
  /** An empty part, or more parts than an update may have. */
  | { readonly kind: 'too-many' };

/**
 * Joins the parts of updates. Updates are sequential, numbered from 1 without gaps. A part that is not the
 * last holds at least `syncLimits.leastPart` bytes, because each part has a memory overhead.
 */
export class PartJoiner {
  #seq = 1;
  #parts: Uint8Array[] = [];
  #size = 0;

  /** Bytes held for incomplete updates. */
  get pending(): number {
    return this.#size;
  }

  add(seq: number, isLast: boolean, data: Uint8Array): JoinResult {
    if (seq !== this.#seq) return { kind: 'out-of-order' };
    if (!isLast && data.length < syncLimits.leastPart) return { kind: 'too-many' };
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
