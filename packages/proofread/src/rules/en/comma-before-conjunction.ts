import { clauseAt, hasFinite, hasMark } from '../../match/clauses.ts';
import type { TaggedWord } from '../../text/tagged-words.ts';
import type { Finding, Rule, RuleText } from '../rule.ts';

const conjunctions = new Set(['but', 'so']);
/** Words that form a phrase with "so": "even so", "is so", "and so". */
const attached = new Set(
  'and but or even is are was were be been much think do did does said not if or ever'.split(' '),
);

export const commaBeforeConjunction: Rule = {
  id: 'en.comma-before-conjunction',
  category: 'punctuation',
  severity: 'warning',
  credible: 0.75,
  authority: 'The Chicago Manual of Style',
  scope: 'sentence',
  find: findConjunction,
  right: [
    'He was tired, but he went on.',
    'She is small but strong.',
    'Nothing but the truth will do.',
    'All but one of them left.',
    'I know what he did but not why.',
  ],
  wrong: [
    ['He was tired but he went on working.', 'He was tired, but he went on working.'],
    ['It was raining so we stayed at home.', 'It was raining, so we stayed at home.'],
  ],
};

function* findConjunction(text: RuleText): Generator<Finding> {
  const words = text.words();
  for (let at = 3; at < words.length - 2; at++) {
    if (!conjunctions.has(words[at]?.lower ?? '') || !joins(words, at)) continue;
    const end = words[at - 1]?.end ?? 0;
    yield { start: end, end, replacements: [','] };
  }
}

function joins(words: readonly TaggedWord[], at: number): boolean {
  if (hasMark(words, at - 1, at) || attached.has(words[at - 1]?.lower ?? '')) return false;
  // In longer sentences with commas or subordinate clauses the comma is optional.
  // "so there is no gap": here "so" mostly states a purpose.
  if (words[at]?.lower === 'so' && words[at + 1]?.lower === 'there') return false;
  const isPlain = !words
    .slice(0, at)
    .some(({ lower }) => /^(?:that|if|when|because|who|which|what|than|as|[,;:(])$/.test(lower));
  return isPlain && clauseAt(words, 0) && hasFinite(words, 1, at) && clauseAt(words, at + 1);
}
