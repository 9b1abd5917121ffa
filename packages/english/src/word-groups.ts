import { hashWord, type SeenWord } from './tag-features.ts';
import { type Tag, tagNumber, tagOfMark } from './tag-set.ts';

/** Possible tags of words, independent of context. */
export interface WordGroups {
  /** Describes the word in the normal form of the tagger. */
  describe(word: string): SeenWord;
  /** Whether the list contains the word with one of these tags; ignores case. */
  has(word: string, tag: Tag): boolean;
  /** The tags of each group by number. */
  readonly groups: readonly (readonly number[])[];
}

/** Suffixes of unlisted words with their likely tags. */
const endings: readonly (readonly [RegExp, readonly Tag[]])[] = [
  [/^[\d.,:/%-]*\d[\d.,:/%-]*$/, ['CD']],
  [/^\d+(?:st|nd|rd|th)$/i, ['JJ', 'RB']],
  [/^\d/, ['CD', 'NN', 'JJ', 'NNS']],
  [/ing$/, ['VBG', 'NN', 'JJ']],
  [/ed$/, ['VBN', 'VBD', 'JJ']],
  [/ly$/, ['RB', 'JJ']],
  [/(?:ness|ment|tion|sion|ity|ism|ance|ence|ship|hood|age|ure)$/, ['NN']],
  [/(?:ous|ful|less|able|ible|ive|ish|ic|ical|ary|esque)$/, ['JJ', 'NN']],
  [/[^su]s$/, ['NNS', 'VBZ']],
  [/-/, ['JJ', 'NN', 'VBN']],
];

const anything: readonly Tag[] = ['NN', 'JJ', 'VB', 'VBP'];

/**
 * Creates a reader of a word list with group numbers. The group of an unlisted or capitalised word may be missing from
 * `listed`: training adds it (`isLearning`). Otherwise all of these have one number, because tags must not depend on the
 * texts that were read before.
 */
export function makeWordGroups(
  list: Pick<ReadonlyMap<string, number>, 'get'>,
  listed: readonly (readonly number[])[],
  { isLearning = false } = {},
): WordGroups {
  const groups = listed.map((tags) => [...tags]);
  const numbers = new Map(groups.map((tags, number) => [tags.join(), number]));
  const known = new Map<string, SeenWord>();

  function groupOf(tags: readonly number[]): number {
    const key = tags.join();
    const found = numbers.get(key);
    if (found !== undefined) return found;
    if (!isLearning) return listed.length;
    numbers.set(key, groups.length);
    groups.push([...tags]);
    return groups.length - 1;
  }

  function tagsOf(word: string, small: string, shape: number): readonly number[] {
    const mark = tagOfMark(word);
    if (mark !== null) return [tagNumber[mark]];
    const number = list.get(small);
    const own = number === undefined ? guess(small) : (groups[number] ?? []);
    const isCapital = (shape & 1) === 1;
    if (isCapital) return own.includes(tagNumber.NNP) || isClosed(own) ? own : [...own, ...properTags(word)];
    const common = own.filter((tag) => tag !== tagNumber.NNP && tag !== tagNumber.NNPS);
    return common.length === 0 ? own : common;
  }

  function describe(word: string): SeenWord {
    const small = word.toLowerCase();
    const shape = shapeOf(word);
    const tags = tagsOf(word, small, shape);
    const group = groupOf(tags);
    return {
      word: hashWord(small),
      ending3: hashWord(small, small.length - 3),
      ending2: hashWord(small, small.length - 2),
      shape,
      group: group + 1,
      tags: groups[group] ?? tags,
    };
  }

  return {
    groups,
    describe(word) {
      const seen = known.get(word);
      if (seen !== undefined) return seen;
      const fresh = describe(word);
      if (known.size < rememberedWords) known.set(word, fresh);
      return fresh;
    },
    has(word, tag) {
      const number = list.get(word.toLowerCase());
      return number !== undefined && (groups[number]?.includes(tagNumber[tag]) ?? false);
    },
  };
}

/** Cache size: enough for the words of common texts, and bounded for random input. */
const rememberedWords = 40_000;

/** Tags of function words, which are never names. */
const closedTags = new Set<number>(
  (['DT', 'PRP', 'PRP$', 'IN', 'TO', 'CC', 'MD', 'WP', 'WDT', 'WRB', 'EX', 'POS'] as const).map(
    (tag) => tagNumber[tag],
  ),
);

function isClosed(tags: readonly number[]): boolean {
  const [first] = tags;
  return first !== undefined && closedTags.has(first);
}

function properTags(word: string): readonly number[] {
  return word.endsWith('s') ? [tagNumber.NNP, tagNumber.NNPS] : [tagNumber.NNP];
}

function guess(word: string): readonly number[] {
  const [, tags = anything] = endings.find(([ending]) => ending.test(word)) ?? [];
  return tags.map((tag) => tagNumber[tag]);
}

function shapeOf(word: string): number {
  const isCapital = /^\p{Lu}/u.test(word);
  const isAllCapital = isCapital && word.length > 1 && word === word.toUpperCase();
  return (
    (isCapital ? 1 : 0) | (/\d/.test(word) ? 2 : 0) | (word.includes('-') ? 4 : 0) | (isAllCapital ? 8 : 0)
  );
}
