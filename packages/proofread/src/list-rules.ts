import { createProofreader } from './create-proofreader.ts';
import type { Category, Explanation, LintLanguage } from './lint.ts';
import { rules } from './rules/registry.ts';
import { languageOfRule, type Rule } from './rules/rule.ts';
import { settingsOf } from './settings.ts';

/** What is told of a rule to programs that let people choose among them. */
export interface RuleInfo {
  readonly id: string;
  readonly language: LintLanguage;
  readonly category: Category;
  /** Whether it speaks when nothing is chosen. */
  readonly isOn: boolean;
  /** What it says of its own first wrong sentence; null where that takes more than the rule. */
  readonly brief: Explanation | null;
}

/** The own rules that need no further data, in the order of their names. Takes some 100 ms. */
export function listRules(): readonly RuleInfo[] {
  const usual = settingsOf({});
  return rules.map((rule) => ({
    id: rule.id,
    language: languageOfRule(rule),
    category: rule.category,
    isOn: rule.isWanted?.(usual) ?? true,
    brief: sampleBrief(rule),
  }));
}

function sampleBrief({ id, wrong }: Rule): Explanation | null {
  const alone = createProofreader({ threshold: 0, enabledRules: [id], disabledRules: othersThan(id) });
  const [lint] = alone.checkText(wrong[0]?.[0] ?? '');
  return lint?.brief ?? null;
}

function othersThan(id: string): string[] {
  return rules.map((rule) => rule.id).filter((each) => each !== id);
}
