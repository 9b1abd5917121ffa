import type { Match } from '@inkstone/contracts/languagetool';
import type { Category, Lint, LintLanguage } from '@inkstone/proofread/client';

/** How the protocol sorts a finding. Clients colour and filter by these. */
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
  official: { id: 'ZH_GONGWEN', name: 'Official Documents', issueType: 'style' },
};

/** The protocol's category of ours. */
export function kindOf(category: Category): RuleKind {
  return kinds[category];
}

/**
 * A rule's id in the protocol. All of English spelling goes by one name of the form by which clients such as
 * LTeX know that a word can be added to the dictionary.
 */
export function protocolRuleId(rule: {
  readonly id: string;
  readonly category: Category;
  readonly language: LintLanguage;
}): string {
  return rule.category === 'spelling' && rule.language === 'en' ? 'EN_SPELLER_RULE' : rule.id;
}

/** A finding's rule in the protocol. */
export function ruleIdOf({ ruleId, category, language }: Lint): string {
  return protocolRuleId({ id: ruleId, category, language });
}
