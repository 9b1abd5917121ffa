/** Symbol of sentence boundaries. */
export const edge = 0;

/** Classes of unlisted words by form; the symbol of a class is its index here plus one. */
const shapes: readonly RegExp[] = [
  /^1$/,
  /^[—–]$/,
  /^…$/,
  /^\ufffc/,
  /^\d/,
  /[^\p{L}'’]/u,
  /^(?!.*\p{Ll}{2})\p{Lu}/u,
  /^\p{Lu}.*s$/u,
  /^\p{Lu}/u,
  /['’]s$/,
  /ly$/,
  /ing$/,
  /ed$/,
  /(?:tion|sion|ment|ness|ity|ism|ance|ence|ship)$/,
  /(?:ous|ful|al|ive|able|ible|ic|less|ary|ish)$/,
  /(?:er|or|ist|ian)$/,
  /(?:ss|us|is)$/,
  /s$/,
];

/** The first symbol of a listed word. */
export const firstWord = shapes.length + 2;

/** Maps words to symbols. */
export interface Symbols {
  /** The symbol of a word as written. */
  of(word: string): number;
  /** The symbol of a lower-case word; undefined if it is not listed. */
  known(lower: string): number | undefined;
}

/** Creates symbols for these words, in order. */
export function makeSymbols(words: readonly string[]): Symbols {
  const ranks = new Map(words.map((word, rank) => [word, rank]));
  return rankedSymbols((word) => ranks.get(word));
}

/** Creates symbols from the rank of each listed word. */
export function rankedSymbols(rankOf: (word: string) => number | undefined): Symbols {
  function known(lower: string): number | undefined {
    const rank = rankOf(lower);
    return rank === undefined ? undefined : firstWord + rank;
  }
  return { of: (word) => known(plain(word)) ?? lookOf(word), known };
}

/** Normalises a word to lower case and straight quotation marks, which are irrelevant for the context. */
export function plain(word: string): string {
  return word.toLowerCase().replace(/[’‘]/g, "'").replace(/[“”]/g, '"');
}

/** Returns the symbol of a word according to its form alone. */
function lookOf(word: string): number {
  const shape = shapes.findIndex((pattern) => pattern.test(word));
  return (shape === -1 ? shapes.length : shape) + 1;
}
