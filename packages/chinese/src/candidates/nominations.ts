/** Maximum length of spans whose words are cached; longer spans seldom recur. */
const maxKeptLength = 3;
const slotBits = 15;
/** Slot of spans that are not cached. */
const temporary = 1 << slotBits;
const room = 1 << 18;
/** A number greater than the number of words of any span. */
const maxOfSpan = 1 << 10;
const likenessBits = 4;

/**
 * Words that may be intended by a span of characters, with their likeness. They depend only on the span, and spans recur in
 * texts, so those of spans of two and three characters are cached: a span replaces the previous one in its slot, and a full cache
 * is cleared.
 */
export class Nominations {
  private readonly firstTwo = new Uint32Array(temporary + 1);
  private readonly third = new Uint16Array(temporary + 1);
  private readonly starts = new Uint32Array(temporary + 1);
  private readonly ends = new Uint32Array(temporary + 1);
  private readonly lastSounds = new Uint8Array(temporary + 1);
  private readonly entries = new Uint32Array(room);
  private used = 0;
  private slot = temporary;

  /** Selects a span; false if it is not cached, and is then empty. */
  goTo(text: Uint16Array, at: number, size: number): boolean {
    if (this.used > room - maxOfSpan) {
      this.firstTwo.fill(0);
      this.used = 0;
    }
    this.slot = temporary;
    if (size <= maxKeptLength) {
      const firstTwo = ((text[at] << 16) | text[at + 1]) >>> 0;
      const third = size > 2 ? text[at + 2] : 0;
      const slot = Math.imul(firstTwo ^ Math.imul(third, 0x85ebca6b), 0x9e3779b1) >>> (32 - slotBits);
      this.slot = slot;
      if (this.firstTwo[slot] === firstTwo && this.third[slot] === third) return true;
      this.firstTwo[slot] = firstTwo;
      this.third[slot] = third;
    }
    this.starts[this.slot] = this.used;
    this.ends[this.slot] = this.used;
    return false;
  }

  /** Adds a word to the current span. */
  add(word: number, likeness: number): void {
    this.entries[this.ends[this.slot]++] = (word << likenessBits) | likeness;
  }

  /** Ends adding; `isLastSound`: whether no longer word begins with the sound of the span. */
  finish(isLastSound: boolean): void {
    this.lastSounds[this.slot] = Number(isLastSound);
    if (this.slot !== temporary) this.used = this.ends[this.slot];
  }

  /** Whether no longer word begins with the sound of the current span. */
  get isLastSound(): boolean {
    return this.lastSounds[this.slot] === 1;
  }

  /** The words of the current span are the entries from here to `end`, exclusive, in the order of `add`. */
  get start(): number {
    return this.starts[this.slot];
  }

  get end(): number {
    return this.ends[this.slot];
  }

  wordAt(entry: number): number {
    return this.entries[entry] >>> likenessBits;
  }

  likenessAt(entry: number): number {
    return this.entries[entry] & ((1 << likenessBits) - 1);
  }
}
