import type { Corrector, DoubledCharacters, Suggestion } from '@inkstone/chinese';
import type { Example } from '../rule.ts';

/** A corrector that knows only examples, for lists of rules without a language pack. */
export function createExampleCorrector(examples: readonly Example[]): Corrector {
  return {
    correct: (text) =>
      examples.filter(([wrong, right]) => wrong === text && wrong.length === right.length).map(toSuggestion),
    findDoubled: (text) =>
      examples.filter(([wrong, right]) => wrong === text && wrong.length > right.length).map(toDoubled),
  };
}

/** Derives a doubled finding: the right text lacks the second of two equal parts. */
function toDoubled([wrong, right]: Example): DoubledCharacters {
  const size = wrong.length - right.length;
  const end = [...wrong].findIndex((letter, i) => letter !== right[i]);
  const start = end - size;
  return { start, end: start + 2 * size, once: wrong.slice(start, end), credible: 1 };
}

/** Derives a suggestion: wrong and right text have the same length and differ at one position. */
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
