/** Length of the end of an answer that is examined, in UTF-16 code units. */
const examined = 1500;
/** New text between two examinations. */
const interval = 300;
/** The end of an answer is repetition if it consists of at least as many equal parts. */
const minRepeats = 5;

/** Detects a model that repeats itself endlessly. */
export class RepetitionGuard {
  #tail = '';
  #fresh = 0;

  /** Processes the next piece of the answer; returns whether its last 1,500 characters repeat one part. */
  push(piece: string): boolean {
    this.#tail = (this.#tail + piece).slice(-examined);
    this.#fresh += piece.length;
    if (this.#tail.length < examined || this.#fresh < interval) return false;
    this.#fresh = 0;
    return smallestPeriod(this.#tail) * minRepeats <= examined;
  }
}

/** The length of the shortest text whose repetition begins with `text` (Knuth, Morris and Pratt). */
function smallestPeriod(text: string): number {
  const borders = new Uint16Array(text.length);
  for (let end = 1, border = 0; end < text.length; end++) {
    while (border > 0 && text[end] !== text[border]) border = borders[border - 1] ?? 0;
    if (text[end] === text[border]) border++;
    borders[end] = border;
  }
  return text.length - (borders[text.length - 1] ?? 0);
}
