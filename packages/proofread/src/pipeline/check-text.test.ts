import { expect, it } from 'vitest';
import { correctionRules } from '../rules/chinese/corrections.ts';
import { rules } from '../rules/registry.ts';
import { lintAt } from '../testing/lint.ts';
import { checkText, type DocumentChecker } from './check-text.ts';
import { createSentenceCache } from './sentence-cache.ts';

it('adds findings of the whole text, at their positions', () => {
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

it('judges the paragraphs of a text together', () => {
  const checkers = {
    sentenceRules: correctionRules({
      findDoubled: () => [],
      correct: (text) =>
        [...text.matchAll(/云/g)].map(({ index }) => ({
          ...{ start: index, end: index + 1, found: '云', better: '匀', word: '匀' },
          ...({ resemblance: 'shape', credible: 0.55 } as const),
        })),
    }),
    ...{ paragraphRules: [], cache: createSentenceCache<never>(0), isExempt: () => false },
    ...{ threshold: 0.5, onFault: () => {} },
  };
  const careful = '山后有条小路通往邻村，春天里开满野花，孩子们放学以后总爱从那儿绕远回家。\n'.repeat(20);
  expect(checkText('他在山上看云。', checkers, [])).toHaveLength(1);
  expect(checkText(`${careful}他在山上看云。`, checkers, [])).toEqual([]);
});
