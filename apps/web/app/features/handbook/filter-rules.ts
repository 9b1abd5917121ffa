import type { RuleView } from '@inkstone/contracts/rules';

/** What of the handbook is shown. */
export interface RuleFilter {
  readonly language: RuleView['language'] | 'all';
  readonly category: RuleView['category'] | 'all';
  /** Looked for in names, reasons, authorities and examples; small and capital letters are alike. */
  readonly words: string;
}

/** The rules that pass every part of the filter; each of several words must occur. */
export function filterRules(rules: readonly RuleView[], filter: RuleFilter): RuleView[] {
  const wanted = filter.words.toLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter(
    (rule) =>
      (filter.language === 'all' || rule.language === filter.language) &&
      (filter.category === 'all' || rule.category === filter.category) &&
      wanted.every((word) => textOf(rule).includes(word)),
  );
}

function textOf({ id, brief, full, authority, example }: RuleView): string {
  return [id, brief, full, authority, example?.wrong, example?.right].join('\n').toLowerCase();
}
