import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  degreesOf,
  gerundOf,
  isShortAdjective,
  pluralOf,
  regularPastOf,
  thirdPersonOf,
} from '@inkstone/english/internal/inflection';
import { halfIrregularVerbs, irregularVerbs } from '@inkstone/english/internal/irregular-verbs';
import { type Tag, tagNumber } from '@inkstone/english/internal/tag-set';
import { closedWords } from './closed-words.ts';
import type { Sentence } from './tagged-corpus.ts';

type Counts = Map<string, Map<Tag, number>>;

/** Returns the words of the tagger with their groups: from the corpus, from WordNet with all forms, and function words. */
export function collectWords(sentences: readonly Sentence[], wordNet: string) {
  const counts: Counts = new Map();
  countCorpus(counts, sentences);
  const seen = new Set(counts.keys());
  removeSingles(counts);
  for (const [file, add] of Object.entries(adders)) addLemmas(counts, join(wordNet, file), seen, add);
  dropNoise(counts);
  for (const [word, tags] of counts) completeVerb(word, tags);
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

/** Removes words that occur once, so that the tagger is trained on unknown words. */
function removeSingles(counts: Counts): void {
  for (const [word, tags] of counts) {
    if ([...tags.values()].reduce((sum, times) => sum + times, 0) === 1) counts.delete(word);
  }
}

/** Removes tags below a minimum share, which are annotation errors, and verb tags that do not fit the form. */
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

/** Adds both tags to a form with two functions in a verb, even if one of them is rare in the corpus. */
function completeVerb(word: string, tags: Map<Tag, number>): void {
  const minCount = Math.min(...tags.values()) / 2;
  const add = (tag: Tag) => tags.set(tag, tags.get(tag) ?? minCount);
  if (tags.has('VB') || tags.has('VBP')) for (const tag of ['VB', 'VBP'] as const) add(tag);
  if (word.endsWith('ed') && (tags.has('VBD') || tags.has('VBN'))) {
    for (const tag of ['VBD', 'VBN'] as const) add(tag);
  }
  const own = irregularVerbs.get(word);
  if (own !== undefined) for (const tag of ['VB', 'VBP'] as const) add(tag);
  if (irregularPasts.has(word)) add('VBD');
  if (irregularParticiples.has(word)) add('VBN');
}

const irregularPasts = new Set([...irregularVerbs.values()].flatMap(({ pasts }) => pasts));
const irregularParticiples = new Set([...irregularVerbs.values()].flatMap(({ participles }) => participles));

/** Adds the forms of one lemma; `times` is its frequency as that part of speech. */
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

/** Adds common lemmas: in the corpus, with several senses, or with a count in WordNet. */
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

/** Whether a common word never occurs with this part of speech in the corpus. */
function isRare(counts: Counts, lemma: string): boolean {
  const all = [...(counts.get(lemma)?.values() ?? [])].reduce((sum, times) => sum + times, 0);
  return all > 30;
}

/** Groups words. Group numbers must fit a byte, so rare groups are replaced by the most common one with all their tags. */
function groupWords(counts: Counts) {
  const words = [...counts].map(([word, tags]): [string, readonly number[]] => [word, inOrder(tags)]);
  const sizes = new Map<string, number>();
  for (const [word, tags] of words) {
    const key = tags.join();
    sizes.set(key, (sizes.get(key) ?? 0) + (closedWords.has(word) ? 1e6 : 1));
  }
  const common = [...sizes].sort(([, a], [, b]) => b - a).slice(0, 255);
  const groups = common.map(([key]) => key.split(',').map(Number));
  const numbers = new Map(common.map(([key], number) => [key, number]));
  const nearest = (tags: readonly number[]) => {
    const wider = groups.findIndex(
      (group) => group[0] === tags[0] && tags.every((tag) => group.includes(tag)),
    );
    if (wider >= 0) return wider;
    return groups.findIndex((group) => group[0] === tags[0] && group.every((tag) => tags.includes(tag)));
  };
  const list = new Map(
    words
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([word, tags]): [string, number] => [
        word,
        numbers.get(tags.join()) ?? Math.max(0, nearest(tags)),
      ]),
  );
  return { list, groups };
}

/** Sorts tags: the most likely first, then the others by number, which gives fewer groups. Function words keep their order. */
function inOrder(tags: ReadonlyMap<Tag, number>): readonly number[] {
  const [first, ...others] = [...tags].sort(([, m], [, n]) => n - m).map(([tag]) => tagNumber[tag]);
  return first === undefined ? [] : [first, ...others.sort((a, b) => a - b)];
}
