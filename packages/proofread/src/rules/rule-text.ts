import type { LintLanguage } from '../lint.ts';
import type { TaggedWord } from '../text/tagged-words.ts';
import type { RuleText } from './rule.ts';

const keyNumbers = new Map<string, number>();

/**
 * Returns the number of a word or tag that a rule looks up. Numbers are faster, because hundreds of rules look up words in each
 * sentence.
 */
export function numberOfKey(key: string): number {
  const number = keyNumbers.get(key) ?? keyNumbers.size;
  keyNumbers.set(key, number);
  return number;
}

/** Creates the input of rules of one kind. `tag` is called once, when the first rule needs the words. */
export function makeRuleText(
  text: string,
  language: LintLanguage,
  tag: (text: string) => readonly TaggedWord[] = () => [],
): RuleText {
  let words: readonly TaggedWord[] | undefined;
  let places: ReadonlyMap<string, readonly number[]> | undefined;
  let present: Uint8Array | undefined;
  const view: RuleText = {
    text,
    language,
    words() {
      words ??= tag(text);
      return words;
    },
    places(key) {
      places ??= placesOf(view.words());
      return places.get(key) ?? nowhere;
    },
    hasOneOf(keys) {
      // A rule that was loaded in the meantime may have numbered further keys.
      if (present === undefined || present.length < keyNumbers.size) present = presentIn(view.words());
      for (const key of keys) if (present[key] === 1) return true;
      return false;
    },
  };
  return view;
}

const nowhere: readonly number[] = [];

/** Returns an array with 1 for each key of these words. */
function presentIn(words: readonly TaggedWord[]): Uint8Array {
  const present = new Uint8Array(keyNumbers.size);
  for (const { lower, tag } of words) {
    for (const key of [lower, tag]) {
      const number = keyNumbers.get(key);
      if (number !== undefined) present[number] = 1;
    }
  }
  return present;
}

function placesOf(words: readonly TaggedWord[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, { lower, tag }] of words.entries()) {
    for (const key of [lower, tag]) {
      const known = places.get(key);
      if (known === undefined) places.set(key, [at]);
      else known.push(at);
    }
  }
  return places;
}
