import type { Ngrams } from '@inkstone/english';
import { likelierOf } from '../../english/likelier.ts';
import type { Kind } from '../../english/likelier-finding.ts';
import type { Rule, RuleHead } from '../rule.ts';
import type { RuleFactory } from '../rule-factory.ts';
import { type Examples, likelierExamples } from './likelier-examples.ts';

const heads: Readonly<Record<Kind, Omit<RuleHead, 'authority' | 'credible'>>> = {
  articleMissing: { id: 'en.article-missing', category: 'grammar', severity: 'warning' },
  articleNeedless: { id: 'en.article-needless', category: 'grammar', severity: 'warning' },
  articleChoice: { id: 'en.article-choice', category: 'grammar', severity: 'warning' },
  prepositionMissing: { id: 'en.preposition-missing', category: 'grammar', severity: 'warning' },
  prepositionNeedless: { id: 'en.preposition-needless', category: 'grammar', severity: 'warning' },
  prepositionChoice: { id: 'en.preposition-choice', category: 'grammar', severity: 'warning' },
  wordMissing: { id: 'en.word-missing', category: 'grammar', severity: 'warning' },
  wordNeedless: { id: 'en.word-needless', category: 'grammar', severity: 'warning' },
  commaMissing: { id: 'en.comma-missing', category: 'punctuation', severity: 'style' },
  commaNeedless: { id: 'en.comma-needless', category: 'punctuation', severity: 'style' },
  nounNumber: { id: 'en.noun-number', category: 'grammar', severity: 'warning' },
  verbForm: { id: 'en.verb-form', category: 'grammar', severity: 'warning' },
  sound: { id: 'en.confused-sound', category: 'word-choice', severity: 'warning' },
  look: { id: 'en.confused-look', category: 'word-choice', severity: 'warning' },
  meaning: { id: 'en.confused-meaning', category: 'word-choice', severity: 'warning' },
};

/** Rules based on n-gram counts: one for each kind of confusion. */
export const likelierRules: readonly RuleFactory<Ngrams>[] = (Object.keys(heads) as Kind[]).map(
  (kind) => (ngrams) => likelierRule(kind, ngrams, likelierExamples[kind]),
);

function likelierRule(kind: Kind, ngrams: Ngrams, { right, wrong }: Examples): Rule {
  return {
    ...heads[kind],
    credible: 0.75,
    authority: null,
    isGuess: true,
    scope: 'sentence',
    find: (text) => likelierOf(text, ngrams).filter((finding) => finding.kind === kind),
    right,
    wrong,
  };
}
