import type { Corrector, Suggestion } from '@inkstone/chinese';
import type { Example } from '../rule.ts';

/** A corrector that knows only examples, for lists of rules without a language pack. */
export function createExampleCorrector(examples: readonly Example[]): Corrector {
  return {
    correct: (text) => examples.filter(([wrong]) => wrong === text).map(toSuggestion),
  };
}

/** Wrong and right text have the same length and differ at one position. */
function toSuggestion([wrong, right]: Example): Suggestion {
  const differs = [...wrong].map((letter, i) => letter !== right[i]);
  const start = differs.indexOf(true);
  const end = differs.lastIndexOf(true) + 1;
  const better = right.slice(start, end);
  return {
    ...{ start, end, better, credible: 1 },
    found: wrong.slice(start, end),
    word: better,
    resemblance: 'sound',
  };
}
