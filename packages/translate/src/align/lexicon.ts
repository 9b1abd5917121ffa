import { renderedWords } from './data/rendered-words.ts';
import { stemOf } from './stem.ts';

/** A bilingual word list. */
interface Lexicon {
  /** The stems of the translations of a Chinese word. */
  readonly renderings: ReadonlyMap<string, readonly string[]>;
  /** All stems in the list. */
  readonly stems: ReadonlySet<string>;
  readonly maxWordLength: number;
}

let read: Lexicon | null = null;

/** Returns the word list, which is parsed on first use. */
export function lexicon(): Lexicon {
  read ??= readLexicon();
  return read;
}

function readLexicon(): Lexicon {
  const renderings = new Map<string, readonly string[]>();
  for (const entry of renderedWords.split(/[;\n]/)) {
    const [word = '', ...words] = entry.trim().split(/\s+/);
    if (word === '') continue;
    renderings.set(word, [...new Set([...(renderings.get(word) ?? []), ...words.map(stemOf)])]);
  }
  const stems = new Set([...renderings.values()].flat());
  const maxWordLength = Math.max(...[...renderings.keys()].map((word) => word.length));
  return { renderings, stems, maxWordLength };
}

/** Returns the words of the list in a Chinese text, longest first from left to right. */
export function knownWords(text: string): string[] {
  const { renderings, maxWordLength } = lexicon();
  const words: string[] = [];
  for (let at = 0; at < text.length; ) {
    let length = Math.min(maxWordLength, text.length - at);
    while (length > 0 && !renderings.has(text.slice(at, at + length))) length--;
    if (length > 0) words.push(text.slice(at, at + length));
    at += Math.max(1, length);
  }
  return words;
}
