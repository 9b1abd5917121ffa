import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Dialect, dialectBits } from '@inkstone/english/internal/lexicon';

/** An entry of the word lists. */
export interface ListedWord {
  readonly word: string;
  /** Bits of the variants in which it is correct. */
  readonly dialects: number;
  /** Whether it is correct there, but not the usual spelling. */
  readonly isVariant: boolean;
  /** From 10 (the most common words) to 95 (in no other list). */
  readonly size: number;
  readonly kind: 'words' | 'upper' | 'proper-names' | 'abbreviations' | 'contractions';
}

/** Lists by variant of English. Variants of the first degree are correct; others are omitted. */
const dialectsOf: Readonly<Record<string, readonly Dialect[]>> = {
  english: ['us', 'gb', 'au', 'ca'],
  american: ['us'],
  variant_1: ['us'],
  british: ['gb'],
  british_z: ['gb'],
  british_variant_1: ['gb'],
  australian: ['au'],
  australian_variant_1: ['au'],
  canadian: ['ca'],
  canadian_variant_1: ['ca'],
};

/** The largest list of each kind that is read; larger ones contain words that only hide misspellings. */
const maxSize: Readonly<Record<ListedWord['kind'], number>> = {
  words: 70,
  upper: 80,
  'proper-names': 80,
  abbreviations: 60,
  contractions: 70,
};

const isKind = (text: string): text is ListedWord['kind'] => text in maxSize;

/** Reads a folder of SCOWL lists (`english-words.10`, …) in UTF-8; possessives are omitted. */
export function readScowl(folder: string): ListedWord[] {
  return readdirSync(folder).flatMap((file): ListedWord[] => {
    const [, spelling = '', kind = '', digits = ''] = /^(\w+?)-([a-z-]+)\.(\d+)$/.exec(file) ?? [];
    const dialects = (dialectsOf[spelling] ?? []).reduce((bits, each) => bits | dialectBits[each], 0);
    const size = Number(digits);
    if (dialects === 0 || !isKind(kind) || size > maxSize[kind]) return [];
    return readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((word) => word !== '' && (kind === 'contractions' || !word.endsWith("'s")))
      .map((word) => ({ word, dialects, isVariant: spelling.includes('variant'), size, kind }));
  });
}
