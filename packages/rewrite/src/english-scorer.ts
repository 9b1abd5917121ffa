import type { Ngrams } from '@inkstone/english';
import type { SentenceScorer } from './resources.ts';

const token = /\p{L}+(?:['’]\p{L}+)*|\d+(?:[.,]\d+)*|[^\s\p{L}\d]/gu;

/**
 * Creates a scorer of variants of an English sentence by n-gram counts: minus the sum of the probabilities that one of its
 * function words, word forms or confusable words is a mistake.
 */
export function englishScorer(ngrams: Ngrams): SentenceScorer {
  return (sentence) => {
    const tokens = sentence.match(token) ?? [];
    const words = ngrams.number(tokens);
    let doubt = 0;
    for (let at = 0; at < words.length; at++) {
      const gap = ngrams.inGap(words, at, at);
      const small = ngrams.isSmall(words[at] ?? 0) ? ngrams.inGap(words, at, at + 1) : null;
      doubt += (gap?.credible ?? 0) + (small?.credible ?? 0);
      doubt += (ngrams.formAt(words, at)?.credible ?? 0) + (ngrams.wordAt(words, at)?.credible ?? 0);
    }
    return -doubt;
  };
}
