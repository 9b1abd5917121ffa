import { wordSet } from '../match/word-forms.ts';
import type { TaggedWord } from '../text/tagged-words.ts';

const neverVerbs = wordSet(
  `a an the this these that than then as by for of off to too with which what who our or and in it its his her their there if
  when while on at from we he she they`,
);
const comparatives = new Set<string>(['JJR', 'RBR']);

/**
 * Whether replacing the word at `at` leaves an auxiliary without its verb ("could and did buy" by "by"), or a comparison without
 * "than". N-grams do not know the structure of the sentence.
 */
export function breaksClause(words: readonly TaggedWord[], at: number, other: string): boolean {
  const word = words[at];
  const better = other.toLowerCase();
  if (word === undefined || !neverVerbs.has(better)) return false;
  if (word.lower === 'than') return /^th(?:at|en)$/.test(better) && isCompared(words, at);
  return word.tag === 'VB' && isAuxiliary(words[at - 1]);
}

const isAuxiliary = (word: TaggedWord | undefined) => word?.tag === 'MD' || word?.base === 'do';

function isCompared(words: readonly TaggedWord[], at: number): boolean {
  return words
    .slice(0, at)
    .some((word) => comparatives.has(word.tag) || /^(?:other|rather)$/.test(word.lower));
}
