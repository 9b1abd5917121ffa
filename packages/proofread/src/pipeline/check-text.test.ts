import { expect, it } from 'vitest';
import { rules } from '../rules/registry.ts';
import { lintAt } from '../testing/lint.ts';
import { checkText, type DocumentChecker } from './check-text.ts';
import { createSentenceCache } from './sentence-cache.ts';

it('adds what only the whole text shows, at its place', () => {
  const text = '第一段。。\n\n第二段。';
  const lastParagraph: DocumentChecker = (_, paragraphs) => {
    const { start = 0, end = 0 } = paragraphs.at(-1) ?? {};
    return [lintAt(start, end), lintAt(start, end, { credible: 0.1 })];
  };
  const checkers = {
    sentenceRules: rules.filter(({ id }) => id === 'zh.doubled-punctuation'),
    paragraphRules: [],
    cache: createSentenceCache<never>(0),
    isExempt: () => false,
    threshold: 0.5,
    onFault: () => {},
  };
  const found = checkText(text, checkers, [lastParagraph]);
  expect(found.map(({ span }) => text.slice(span.start, span.end))).toEqual(['。。', '第二段。']);
});
