import type { Match } from '@inkstone/contracts/assist/languagetool';
import type { Category, Lint, LintLanguage } from '@inkstone/proofread/client';

/** The protocol's classification of a finding. Clients colour and filter by it. */
export interface RuleKind {
  readonly id: string;
  readonly name: string;
  readonly issueType: Match['rule']['issueType'];
}

const kinds: Readonly<Record<Category, RuleKind>> = {
  spelling: { id: 'TYPOS', name: 'Possible Typo', issueType: 'misspelling' },
  grammar: { id: 'GRAMMAR', name: 'Grammar', issueType: 'grammar' },
  punctuation: { id: 'PUNCTUATION', name: 'Punctuation', issueType: 'typographical' },
  typography: { id: 'TYPOGRAPHY', name: 'Typography', issueType: 'typographical' },
  'word-choice': { id: 'CONFUSED_WORDS', name: 'Commonly Confused Words', issueType: 'misspelling' },
  redundancy: { id: 'REDUNDANCY', name: 'Redundant Phrases', issueType: 'style' },
  style: { id: 'STYLE', name: 'Style', issueType: 'style' },
  sensitive: { id: 'ZH_SENSITIVE', name: 'Sensitive Wording', issueType: 'uncategorized' },
  terms: { id: 'TERMS', name: 'Terminology', issueType: 'terminology' },
  official: { id: 'ZH_GONGWEN', name: 'Official Documents', issueType: 'style' },
};

/** Maps a category to the protocol's. */
export function kindOf(category: Category): RuleKind {
  return kinds[category];
}

/**
 * Returns a rule's protocol id. All English spelling rules share one id, in the form by which clients such as
 * LTeX recognize words that can be added to the dictionary.
 */
export function protocolRuleId(rule: {
  readonly id: string;
  readonly category: Category;
  readonly language: LintLanguage;
}): string {
  return rule.category === 'spelling' && rule.language === 'en' ? 'EN_SPELLER_RULE' : rule.id;
}

/** Returns the protocol id of a finding's rule. */
export function ruleIdOf({ ruleId, category, language }: Lint): string {
  return protocolRuleId({ id: ruleId, category, language });
}
