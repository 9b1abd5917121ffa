/** The beginning and end of a sentence. */
export const edge = 0;

/** Words that no list has are told apart by their looks; each look has the symbol of its place here, plus one. */
const looks: readonly RegExp[] = [
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

/** The first symbol that stands for a word of its own. */
export const firstWord = looks.length + 2;

/** Turns words into the numbers that contexts are made of. */
export interface Symbols {
  /** The number of a word as it is written. */
  of(word: string): number;
  /** The number of a word in small letters; undefined where no list has it. */
  known(lower: string): number | undefined;
}

/** Symbols for these words, in order. */
export function makeSymbols(words: readonly string[]): Symbols {
  const numbers = new Map(words.map((word, at) => [word, firstWord + at]));
  return {
    of: (word) => numbers.get(plain(word)) ?? lookOf(word),
    known: (lower) => numbers.get(lower),
  };
}

/** Small letters and straight quotation marks: how a word was typed says nothing of its place. */
export function plain(word: string): string {
  return word.toLowerCase().replace(/[’‘]/g, "'").replace(/[“”]/g, '"');
}

/** The symbol of a word by its looks alone. */
export function lookOf(word: string): number {
  const look = looks.findIndex((pattern) => pattern.test(word));
  return (look === -1 ? looks.length : look) + 1;
}
