import { type Tag, verbForms } from '@inkstone/english';
import type { TaggedWord } from '../text/tagged-words.ts';
import { canBe } from './word-forms.ts';

/** One step of a word pattern: the accepted words, and how often. */
export interface WordStep {
  readonly fits: (word: TaggedWord) => boolean;
  readonly min: number;
  readonly max: number;
  /** Words and tags of which one must be present, for the index lookup; null if unknown. */
  readonly keys: readonly string[] | null;
  readonly isMarked: boolean;
}

/** Word sets that a pattern refers to as `@name`. */
export type WordSets = Readonly<Record<string, ReadonlySet<string>>>;

/** A parsed pattern. */
export interface WordPattern {
  readonly steps: readonly WordStep[];
  /** Required position of the first step. */
  readonly opening: 'anywhere' | 'sentence' | 'clause';
}

const groups: Readonly<Record<string, readonly Tag[]>> = {
  VERB: ['VB', 'VBP', 'VBZ', 'VBD', 'VBN', 'VBG'],
  NOUN: ['NN', 'NNS', 'NNP', 'NNPS'],
  ADV: ['RB', 'RBR', 'RBS'],
  DET: ['DT', 'PRP$', 'POS', 'PDT'],
  WH: ['WP', 'WDT', 'WRB', 'WP$'],
  MARK: ['.', ',', ':', '(', ')', '"'],
};

/**
 * Parses a pattern. Steps are separated by spaces: `he` a word, `NN` the assigned tag, `VERB` one of a
 * group of tags, `~NN` a possible tag, `<go>` any form of a verb, `@name` a word of a set; `|` separates
 * alternatives, `!` negates; `?` is optional, `*` up to three times. `[ … ]` marks the reported words. A
 * leading `^` means the start of a sentence; `,^` the start of a sentence or clause.
 */
export function readWordPattern(source: string, sets: WordSets = {}): WordPattern {
  const parts = source.trim().split(/\s+/);
  const opening = parts[0] === '^' ? 'sentence' : parts[0] === ',^' ? 'clause' : 'anywhere';
  const steps: WordStep[] = [];
  let isMarked = false;
  for (const part of opening === 'anywhere' ? parts : parts.slice(1)) {
    if (part === '[' || part === ']') isMarked = part === '[';
    else steps.push(readStep(part, isMarked, sets));
  }
  return { steps, opening };
}

function readStep(part: string, isMarked: boolean, sets: WordSets): WordStep {
  const isNegated = part.startsWith('!');
  const repeats = part.length > 1 ? /[?*]$/.exec(part)?.[0] : undefined;
  const names = part.slice(isNegated ? 1 : 0, repeats === undefined ? undefined : -1).split('|');
  const words = new Set(names.flatMap((name) => wordsNamed(name, sets)));
  const tags = names.flatMap((name) => tagsNamed(name) ?? []);
  const possible = names
    .filter((name) => name.startsWith('~'))
    .flatMap((name) => tagsNamed(name.slice(1)) ?? []);
  const fitsOne = (word: TaggedWord) =>
    words.has(word.lower) || tags.includes(word.tag) || (possible.length > 0 && canBe(word, ...possible));
  return {
    fits: isNegated ? (word) => !fitsOne(word) : fitsOne,
    min: repeats === undefined ? 1 : 0,
    max: repeats === '*' ? 3 : 1,
    keys: isNegated || possible.length > 0 ? null : [...words, ...tags],
    isMarked,
  };
}

/** Returns the tags that a name in capitals represents; null for words. */
function tagsNamed(name: string): readonly Tag[] | null {
  return groups[name] ?? (/^[A-Z]{2}/.test(name) ? [name as Tag] : null);
}

function wordsNamed(name: string, sets: WordSets): readonly string[] {
  if (name.startsWith('@')) return [...setNamed(name.slice(1), sets)];
  if (name.startsWith('<')) return [...formsNamed(name.slice(1, -1))];
  return name.startsWith('~') || tagsNamed(name) !== null ? [] : [name];
}

function setNamed(name: string, sets: WordSets): ReadonlySet<string> {
  const set = sets[name];
  if (set === undefined) throw new Error(`No word set @${name}`);
  return set;
}

const specialForms: Readonly<Record<string, readonly string[]>> = {
  be: ['be', 'am', 'is', 'are', 'was', 'were', 'been', 'being', "'m", "'re"],
  have: ['have', 'has', 'had', 'having', "'ve"],
};

function formsNamed(base: string): ReadonlySet<string> {
  return new Set(specialForms[base] ?? Object.values(verbForms(base)));
}
