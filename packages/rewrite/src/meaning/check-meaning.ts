import type { RewriteLanguage } from '../resources.ts';
import { contentWords, haveSameMeaning } from './content-words.ts';
import { type FactKind, factsOf } from './facts.ts';
import type { MeaningOptions } from './meaning-options.ts';

/** Comparison of the meaning of two sentences, without a model. */
export interface MeaningCheck {
  readonly verdict: 'same' | 'check' | 'differs';
  /** Words of the original without counterpart. */
  readonly lost: readonly string[];
  /** Words of the rewritten sentence without counterpart. */
  readonly added: readonly string[];
}

/** Share of content words with a counterpart (0 to 1) from which two sentences count as equal in meaning. */
const sameShare = 0.8;
/** Share below which they certainly differ. */
const minShare = 0.4;

/**
 * Compares numbers, negations, modals, names, content words and length of two sentences. `same`: no
 * difference was found; `check`: a person should compare them; `differs`: a number, a negation or most of the
 * words changed.
 */
export function checkMeaning(original: string, rewritten: string, options: MeaningOptions): MeaningCheck {
  if (original.trim() === rewritten.trim()) return { verdict: 'same', lost: [], added: [] };
  const facts = compareFacts(original, rewritten, options.language);
  const [before, after] = [contentWords(original, options), contentWords(rewritten, options)];
  const lost = before.filter((word) => !after.some((other) => haveSameMeaning(word, other, options)));
  const added = after.filter((word) => !before.some((other) => haveSameMeaning(other, word, options)));
  const recall = before.length === 0 ? 1 : 1 - lost.length / before.length;
  const precision = after.length === 0 ? 1 : 1 - added.length / after.length;
  const ratio = rewritten.trim().length / Math.max(1, original.trim().length);
  const isOdd = ratio < 0.5 || ratio > 2;
  const verdict =
    facts.isHard || recall < minShare || precision < minShare || rewritten.trim() === ''
      ? 'differs'
      : facts.lost.length + facts.added.length > 0 || recall < sameShare || precision < sameShare || isOdd
        ? 'check'
        : 'same';
  return {
    verdict,
    lost: [...new Set([...facts.lost, ...lost])],
    added: [...new Set([...facts.added, ...added])],
  };
}

const hardFacts: readonly FactKind[] = ['number', 'negation'];

/**
 * Returns the numbers, negations, modals and names that only one of the sentences has. Differences in numbers and negations are
 * decisive.
 */
function compareFacts(original: string, rewritten: string, language: RewriteLanguage) {
  const [before, after] = [factsOf(original, language), factsOf(rewritten, language)];
  const lost = before.filter((fact) => !after.some((other) => other.key === fact.key));
  const added = after.filter((fact) => !before.some((other) => other.key === fact.key));
  const isHard = [...lost, ...added].some(({ kind }) => hardFacts.includes(kind));
  return { isHard, lost: lost.map(({ text }) => text), added: added.map(({ text }) => text) };
}
