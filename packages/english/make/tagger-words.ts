import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  degreesOf,
  gerundOf,
  isShortAdjective,
  pluralOf,
  regularPastOf,
  thirdPersonOf,
} from '../src/inflection.ts';
import { halfIrregularVerbs, irregularVerbs } from '../src/irregular-verbs.ts';
import { type Tag, tagNumber } from '../src/tag-set.ts';
import { closedWords } from './closed-words.ts';
import type { Sentence } from './tagged-corpus.ts';

type Counts = Map<string, Map<Tag, number>>;

/** The words of the tagger with their groups: from the corpus, from WordNet with all forms, and the function words. */
export function collectWords(sentences: readonly Sentence[], wordNet: string) {
  const counts: Counts = new Map();
  countCorpus(counts, sentences);
  const seen = new Set(counts.keys());
  forgetSingles(counts);
  for (const [file, add] of Object.entries(adders)) addLemmas(counts, join(wordNet, file), seen, add);
  dropNoise(counts);
  for (const [word, tags] of closedWords) {
    counts.set(word, new Map(tags.map((tag, i): [Tag, number] => [tag as Tag, 100 - i])));
  }
  return groupWords(counts);
}

function count(counts: Counts, word: string, tag: Tag, times: number): void {
  const own = counts.get(word) ?? new Map<Tag, number>();
  own.set(tag, (own.get(tag) ?? 0) + times);
  counts.set(word, own);
}

function countCorpus(counts: Counts, sentences: readonly Sentence[]): void {
  for (const { words, tags } of sentences) {
    for (const [i, word] of words.entries()) {
      const tag = tags[i];
      if (tag === null || tag === undefined || !/^[\p{L}'’][\p{L}'’-]*$/u.test(word)) continue;
      if (/[^ -ÿ]/.test(word)) continue;
      count(counts, word.toLowerCase(), tag, 1);
    }
  }
}

/** What was seen once is left unlisted, so that the tagger learns what to do with words it does not know. */
function forgetSingles(counts: Counts): void {
  for (const [word, tags] of counts) {
    if ([...tags.values()].reduce((sum, times) => sum + times, 0) === 1) counts.delete(word);
  }
}

/** A tag seen in less than one of forty is a slip of the corpus; so is a verb form that looks like none. */
function dropNoise(counts: Counts): void {
  for (const [word, tags] of counts) {
    const all = [...tags.values()].reduce((sum, times) => sum + times, 0);
    for (const [tag, times] of tags) {
      if (times < all / 40 || (times <= 1 && all > 12)) tags.delete(tag);
      if (/^VB[ZGDN]$/.test(tag) && !looksLike(word, tag)) tags.delete(tag);
    }
    if (tags.size === 0) counts.delete(word);
  }
}

const irregularForms = new Set(
  [...irregularVerbs.values(), ...halfIrregularVerbs.values()].flatMap(({ pasts, participles }) => [
    ...pasts,
    ...participles,
  ]),
);

function looksLike(word: string, tag: Tag): boolean {
  if (tag === 'VBZ') return word.endsWith('s');
  if (tag === 'VBG') return /in[g']$/.test(word);
  return word.endsWith('ed') || irregularForms.has(word);
}

/** Adds the forms of one lemma; `times` says how common it is in that part of speech. */
type Add = (counts: Counts, lemma: string, times: number) => void;

const adders: Readonly<Record<string, Add>> = {
  'index.noun': (counts, noun, times) => {
    count(counts, noun, 'NN', times);
    count(counts, pluralOf(noun), 'NNS', times);
  },
  'index.verb': (counts, base, times) => {
    count(counts, base, 'VB', times);
    count(counts, base, 'VBP', times);
    count(counts, thirdPersonOf(base), 'VBZ', times);
    count(counts, gerundOf(base), 'VBG', times);
    const irregular = irregularVerbs.get(base);
    const half = halfIrregularVerbs.get(base);
    const regular = irregular === undefined ? [regularPastOf(base)] : [];
    const pasts = [...regular, ...(irregular?.pasts ?? []), ...(half?.pasts ?? [])];
    const participles = [...regular, ...(irregular?.participles ?? []), ...(half?.participles ?? [])];
    for (const past of pasts) count(counts, past, 'VBD', times);
    for (const participle of participles) count(counts, participle, 'VBN', times);
  },
  'index.adj': (counts, adjective, times) => {
    count(counts, adjective, 'JJ', times);
    if (!isShortAdjective(adjective)) return;
    const [more, most] = degreesOf(adjective);
    count(counts, more, 'JJR', times);
    count(counts, most, 'JJS', times);
  },
  'index.adv': (counts, adverb, times) => count(counts, adverb, 'RB', times),
};

/** Lemmas that are common enough: seen in the corpus, with several senses, or counted by WordNet's makers. */
function addLemmas(counts: Counts, file: string, seen: ReadonlySet<string>, add: Add): void {
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const fields = line.trim().split(' ');
    const [lemma = '', , senses = '0', pointers = '0'] = fields;
    if (!/^[a-z]{2,}(?:-[a-z]+)*$/.test(lemma)) continue;
    const counted = Number(fields[5 + Number(pointers)] ?? 0);
    if (counted === 0 && (!seen.has(lemma) || isRare(counts, lemma)) && Number(senses) < 2) continue;
    add(counts, lemma, counted > 0 ? 1 + counted / 4 : 0.6);
  }
}

/** A common word that the corpus never shows in this part is not of that part for our purposes. */
function isRare(counts: Counts, lemma: string): boolean {
  const all = [...(counts.get(lemma)?.values() ?? [])].reduce((sum, times) => sum + times, 0);
  return all > 30;
}

function groupWords(counts: Counts) {
  const keyOf = (tags: Map<Tag, number>) =>
    [...tags]
      .sort(([a, m], [b, n]) => n - m || tagNumber[a] - tagNumber[b])
      .slice(0, 6)
      .map(([tag]) => tagNumber[tag])
      .join();
  const words = [...counts].map(([word, tags]): [string, string] => [word, keyOf(tags)]);
  const sizes = new Map<string, number>();
  for (const [, key] of words) sizes.set(key, (sizes.get(key) ?? 0) + 1);
  for (const word of closedWords.keys()) {
    const key = keyOf(counts.get(word) ?? new Map());
    sizes.set(key, (sizes.get(key) ?? 0) + 1e6);
  }
  const keys = [...sizes]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 255)
    .map(([key]) => key);
  const numbers = new Map(keys.map((key, number) => [key, number]));
  const numberOf = (key: string): number => {
    const sorted = [...key.split(',')].sort().join();
    const same = keys.findIndex(
      (other) => other.startsWith(key.split(',')[0] ?? '') && [...other.split(',')].sort().join() === sorted,
    );
    if (same >= 0) return same;
    const shorter = key.split(',').slice(0, -1).join();
    return numbers.get(shorter) ?? (shorter.includes(',') ? numberOf(shorter) : (numbers.get(shorter) ?? 0));
  };
  const list = new Map(
    words
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([word, key]): [string, number] => [word, numbers.get(key) ?? numberOf(key)]),
  );
  return { list, groups: keys.map((key) => key.split(',').map(Number)) };
}
