import { AppError } from '@inkstone/contracts';
import type { Lint } from '@inkstone/proofread';
import { kindOf, ruleIdOf } from './rule-kinds.ts';

/** Which rules a client wants, by the protocol's ids. */
export interface RuleChoice {
  readonly enabledRules: readonly string[];
  readonly disabledRules: readonly string[];
  readonly enabledCategories: readonly string[];
  readonly disabledCategories: readonly string[];
  readonly enabledOnly: boolean;
}

/** A test for findings that a choice lets through. Refuses a choice that contradicts itself. */
export function chooseRules(choice: RuleChoice): (lint: Lint) => boolean {
  const enabled = [...choice.enabledRules, ...choice.enabledCategories];
  const disabled = [...choice.disabledRules, ...choice.disabledCategories];
  if (choice.enabledOnly && (enabled.length === 0 || disabled.length > 0))
    throw new AppError('rules_contradict');
  const names = ({ lint, rules, categories }: Naming) =>
    rules.includes(lint.ruleId) ||
    rules.includes(ruleIdOf(lint)) ||
    categories.includes(kindOf(lint.category).id);
  return (lint) => {
    const isEnabled = names({ lint, rules: choice.enabledRules, categories: choice.enabledCategories });
    if (choice.enabledOnly) return isEnabled;
    if (isEnabled) return true;
    return !names({ lint, rules: choice.disabledRules, categories: choice.disabledCategories });
  };
}

interface Naming {
  readonly lint: Lint;
  readonly rules: readonly string[];
  readonly categories: readonly string[];
}
