import { dialectBits } from '@inkstone/english/internal/lexicon';
import type { CollectedWord } from '@inkstone/english/internal/write-lexicon';
import { hidingWords, newWords, rudeWords } from './data/word-notes.ts';
import { frequentForms, mixedFrequencies, type RegisterCounts } from './read-counts.ts';
import type { ListedWord } from './scowl.ts';

/** Expected occurrences per billion words, by the smallest list that contains the word. */
const expectedOf: Readonly<Record<number, number>> = {
  10: 60_000,
  20: 9000,
  35: 1500,
  40: 800,
  50: 300,
  55: 150,
  60: 80,
  70: 12,
  80: 2,
};

/** Estimates for new words and names. */
const expectedOfNewWord = 400;
const rarityOfNames = 0.3;

/** Weight of counts relative to the expectation from lists. */
const countWeight = 0.92;

const everyDialect = Object.values(dialectBits).reduce((bits, bit) => bits | bit, 0);

interface Growing {
  readonly forms: Set<string>;
  dialects: number;
  /** Variants in which the word is correct only as a name or a variant spelling; used if nothing better is known. */
  otherDialects: number;
  expected: number;
}

/** Merges lists and counts, one entry per lower-case word. */
export function collectWords(listed: readonly ListedWord[], counts: RegisterCounts): CollectedWord[] {
  const words = new Map<string, Growing>();
  const add = (form: string, dialects: number, expected: number, isUsual = true) => {
    const text = form.normalize('NFC').toLowerCase();
    if (!/^[a-zà-öø-ÿ'æ]{1,40}$/.test(text) || hidingWords.has(text)) return;
    const word = words.get(text) ?? { forms: new Set(), dialects: 0, otherDialects: 0, expected: 0 };
    word.forms.add(form.normalize('NFC'));
    if (isUsual && form === text) word.dialects |= dialects;
    else word.otherDialects |= dialects;
    word.expected = Math.max(word.expected, expected);
    words.set(text, word);
  };
  for (const { word, dialects, isVariant, size, kind } of listed) {
    const isPlain = kind === 'words' || kind === 'contractions';
    add(word, dialects, (isPlain ? 1 : rarityOfNames) * (expectedOf[size] ?? 1), !isVariant);
  }
  for (const word of newWords) add(word, everyDialect, expectedOfNewWord);
  for (const [text, form] of frequentForms(counts)) if (!words.has(text)) add(form, everyDialect, 0);
  const frequencies = mixedFrequencies(counts);
  return [...words].map(([text, { forms, dialects, otherDialects, expected }]) => {
    const counted = frequencies.get(text) ?? 0;
    const frequency = countWeight * counted + (1 - countWeight) * expected;
    return { text, forms, dialects: dialects || otherDialects, frequency, isRude: rudeWords.has(text) };
  });
}
