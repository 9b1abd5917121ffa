import { canBe, wordSet } from '../match/word-forms.ts';
import type { TaggedWord } from '../text/tagged-words.ts';

const neverVerbs = wordSet(
  `a an the this these that than then as by for of off to too with which what who our or and in it its his her their there if
  when while on at from we he she they`,
);
const finite = new Set<string>(['VBZ', 'VBP', 'VBD', 'MD']);
const openers = new Set<string>(['WDT', 'WP', 'WRB']);
const subordinators = wordSet('that because although though while since unless whereas if');
const comparatives = new Set<string>(['JJR', 'RBR']);

/**
 * Whether replacing the word at `at` leaves a clause without a finite verb ("the context has a name" by "as a name"), an auxiliary
 * without its verb, or a comparison without "than". N-grams do not know the structure of the sentence.
 */
export function breaksClause(words: readonly TaggedWord[], at: number, other: string): boolean {
  const word = words[at];
  const better = other.toLowerCase();
  if (word === undefined || !neverVerbs.has(better)) return false;
  if (word.lower === 'than') return /^th(?:at|en)$/.test(better) && isCompared(words, at);
  if (word.tag === 'VB' && isAuxiliary(words[at - 1])) return true;
  return finite.has(word.tag) && isNeeded(partAround(words, at));
}

const isAuxiliary = (word: TaggedWord | undefined) => word?.tag === 'MD' || word?.base === 'do';

function isCompared(words: readonly TaggedWord[], at: number): boolean {
  return words
    .slice(0, at)
    .some((word) => comparatives.has(word.tag) || /^(?:other|rather)$/.test(word.lower));
}

/** Returns the words between the colons or dashes around `at`. */
function partAround(words: readonly TaggedWord[], at: number): readonly TaggedWord[] {
  const end = words.findIndex(({ tag }, index) => index > at && tag === ':');
  const start = words.slice(0, at).findLastIndex(({ tag }) => tag === ':');
  return words.slice(start + 1, end === -1 ? undefined : end);
}

/** Whether a part of a sentence has no more finite verbs than clauses. */
function isNeeded(words: readonly TaggedWord[]): boolean {
  const verbs = words.filter(({ tag }) => finite.has(tag)).length;
  const clauses = words.filter(
    (word) => openers.has(word.tag) || (subordinators.has(word.lower) && !canBe(word, 'CC')),
  ).length;
  return verbs <= clauses + 1;
}
