import { type Tag, verbForms } from '@inkstone/english';
import type { TaggedWord } from '../text/tagged-words.ts';

/** One step of a pattern of words: what may stand there, and how often. */
export interface WordStep {
  readonly fits: (word: TaggedWord) => boolean;
  readonly least: number;
  readonly most: number;
  /** Words and tags of which one must stand there, to look up where; null where that cannot be said. */
  readonly keys: readonly string[] | null;
  readonly isMarked: boolean;
}

/** Word sets that a pattern names as `@name`. */
export type WordSets = Readonly<Record<string, ReadonlySet<string>>>;

/** A pattern taken apart. */
export interface WordPattern {
  readonly steps: readonly WordStep[];
  /** Where the first step must stand. */
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
 * Reads a pattern. Steps are parted by spaces: `he` a word, `NN` the tag chosen, `VERB` one of a group of tags,
 * `~NN` a tag the word can have, `<go>` a form of a verb, `@name` a word of a set; `|` between alternatives,
 * `!` before what must not stand there; `?` may be absent, `*` up to three times. `[ … ]` marks what is
 * objected to. `^` first: where a sentence starts; `,^` first: where a sentence or clause starts.
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
  const tests = names.map((name) => readTest(name, sets));
  const fitsOne = (word: TaggedWord) => tests.some(({ fits }) => fits(word));
  const keys = tests.flatMap((test) => test.keys ?? []);
  return {
    fits: isNegated ? (word) => !fitsOne(word) : fitsOne,
    least: repeats === undefined ? 1 : 0,
    most: repeats === '*' ? 3 : 1,
    keys: isNegated || tests.some((test) => test.keys === null) ? null : keys,
    isMarked,
  };
}

interface Test {
  readonly fits: WordStep['fits'];
  readonly keys: readonly string[] | null;
}

function readTest(name: string, sets: WordSets): Test {
  if (name.startsWith('~')) return possible(name.slice(1));
  if (name.startsWith('@')) return oneOf(setNamed(name.slice(1), sets));
  if (name.startsWith('<')) return oneOf(formsNamed(name.slice(1, -1)));
  const tags = groups[name] ?? (/^[A-Z]{2}/.test(name) ? [name as Tag] : null);
  if (tags === null) return oneOf(new Set([name]));
  return { fits: ({ tag }) => tags.includes(tag), keys: tags };
}

function possible(name: string): Test {
  const tags = groups[name] ?? [name as Tag];
  return { fits: (word) => word.tags.some((tag) => tags.includes(tag)), keys: null };
}

function oneOf(words: ReadonlySet<string>): Test {
  return { fits: ({ lower }) => words.has(lower), keys: [...words] };
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
