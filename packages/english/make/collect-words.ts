import { dialectBits } from '../src/lexicon.ts';
import { hidingWords, newWords, rudeWords } from './data/word-notes.ts';
import type { CollectedWord } from './lexicon-bytes.ts';
import type { WordCounts } from './read-counts.ts';
import type { ListedWord } from './scowl.ts';

/** Occurrences in a thousand million words to be expected of a word by the smallest list it stands in. */
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
  95: 1,
};

/** So many words of text weigh as much as the lists do. */
const trustInLists = 2_000_000;

/** A word that no list has counts as one when it stands so often, and in so many texts. */
const often = { times: 12, texts: 4 };

const everyDialect = Object.values(dialectBits).reduce((bits, bit) => bits | bit, 0);

interface Growing {
  readonly forms: Set<string>;
  dialects: number;
  expected: number;
}

/** Puts lists and counts together, one entry for each word in small letters. */
export function collectWords(listed: readonly ListedWord[], counted: WordCounts): CollectedWord[] {
  const words = new Map<string, Growing>();
  const add = (form: string, dialects: number, expected: number) => {
    const text = form.normalize('NFC').toLowerCase();
    if (!/^[a-zà-öø-ÿ']{1,40}$/.test(text) || hidingWords.has(text)) return;
    const word = words.get(text) ?? { forms: new Set(), dialects: 0, expected: 0 };
    word.forms.add(form);
    word.dialects |= dialects;
    word.expected = Math.max(word.expected, expected);
    words.set(text, word);
  };
  for (const { word, dialects, size, kind } of listed) {
    const rarity = kind === 'words' || kind === 'contractions' ? 1 : 0.3;
    add(word, dialects, rarity * (expectedOf[size] ?? 1));
  }
  for (const word of newWords) add(word, everyDialect, 400);
  for (const word of newcomers(words, counted)) add(word, everyDialect, 0);
  const counts = foldCase(counted.counts);
  return [...words].map(([text, { forms, dialects, expected }]) => {
    const seen = (counts.get(text) ?? 0) + (expected * trustInLists) / 1e9;
    const frequency = (seen / (counted.total + trustInLists)) * 1e9;
    return { text, forms, dialects, frequency, isRude: rudeWords.has(text) };
  });
}

/** Words of the texts that are in no list: names and terms, in the form they mostly have. */
function newcomers(known: ReadonlyMap<string, unknown>, { counts, texts }: WordCounts): string[] {
  const best = new Map<string, string>();
  for (const [form, count] of counts) {
    const text = form.toLowerCase();
    if (known.has(text) || count < often.times || (texts.get(form) ?? 0) < often.texts) continue;
    const other = best.get(text);
    if (other === undefined || (counts.get(other) ?? 0) < count) best.set(text, form);
  }
  return [...best.values()];
}

function foldCase(counts: ReadonlyMap<string, number>): Map<string, number> {
  const folded = new Map<string, number>();
  for (const [form, count] of counts) {
    const text = form.toLowerCase();
    folded.set(text, (folded.get(text) ?? 0) + count);
  }
  return folded;
}
