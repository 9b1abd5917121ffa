import type { RuleView } from '@inkstone/contracts/assist/rules';

/** A page of the handbook: the rules of one category and language. */
export interface RuleSection {
  /** Last segment of its path: `/rules/zh-punctuation`. */
  readonly id: string;
  readonly language: RuleView['language'];
  readonly category: RuleView['category'];
  readonly count: number;
}

/** The page of the handbook that contains a rule. */
export function sectionIdOf({ language, category }: Pick<RuleView, 'language' | 'category'>): string {
  return `${language}-${category}`;
}

/** The pages of the handbook: Chinese before English, then by number of rules, descending. */
export function sectionsOf(rules: readonly RuleView[]): readonly RuleSection[] {
  const groups = Map.groupBy(rules, sectionIdOf);
  const sections = [...groups].map(([id, [first, ...others]]) => {
    if (!first) throw new Error('A group of no rules');
    return { id, language: first.language, category: first.category, count: others.length + 1 };
  });
  return sections.sort((a, b) => b.language.localeCompare(a.language) || b.count - a.count);
}
