import type { LintLanguage } from '../lint.ts';
import type { TaggedWord } from '../text/tagged-words.ts';
import type { RuleText } from './rule.ts';

/** The input for rules of one kind. `tag` is called once, when the first rule needs the words. */
export function makeRuleText(
  text: string,
  language: LintLanguage,
  tag: (text: string) => readonly TaggedWord[] = () => [],
): RuleText {
  let words: readonly TaggedWord[] | undefined;
  let places: ReadonlyMap<string, readonly number[]> | undefined;
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
  };
  return view;
}

const nowhere: readonly number[] = [];

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
