import type { Lint } from '../lint.ts';
import { checkParagraph } from '../pipeline/check-paragraph.ts';
import { createSentenceCache } from '../pipeline/sentence-cache.ts';
import type { Rule } from '../rules/rule.ts';
import { testResources } from './resources.ts';

/** Returns the findings of a single rule, run through the whole pipeline. A rule that throws fails the test. */
export function checkWith(rule: Rule, text: string): Lint[] {
  return checkParagraph(text, {
    sentenceRules: rule.scope === 'sentence' ? [rule] : [],
    paragraphRules: rule.scope === 'paragraph' ? [rule] : [],
    cache: createSentenceCache(0),
    isExempt: () => false,
    threshold: 0,
    tagger: testResources.tagger,
    onFault: (_, error) => {
      throw error;
    },
  });
}
