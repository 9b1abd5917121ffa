import type { LintLanguage } from '../lint.ts';
import type { TaggedWord } from '../text/tagged-words.ts';
import type { RuleText } from './rule.ts';

/** The text for rules of one kind. `tag` is asked once, by the first rule that wants the words. */
export function makeRuleText(
  text: string,
  language: LintLanguage,
  tag: (text: string) => readonly TaggedWord[] = () => [],
): RuleText {
  let words: readonly TaggedWord[] | undefined;
  return {
    text,
    language,
    words() {
      words ??= tag(text);
      return words;
    },
  };
}
