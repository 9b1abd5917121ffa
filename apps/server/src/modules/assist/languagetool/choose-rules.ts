import { AppError } from '@inkstone/contracts';
import type { Lint } from '@inkstone/proofread/client';
import { kindOf, ruleIdOf } from './rule-kinds.ts';

/** The client's rule selection, by the protocol's ids. */
export interface RuleChoice {
  readonly enabledRules: readonly string[];
  readonly disabledRules: readonly string[];
  readonly enabledCategories: readonly string[];
  readonly disabledCategories: readonly string[];
  readonly enabledOnly: boolean;
}

/** Returns a filter for findings. Refuses a contradictory selection. */
export function chooseRules(choice: RuleChoice): (lint: Lint) => boolean {
  const isEnabled = oneOf(choice.enabledRules, choice.enabledCategories);
  const isDisabled = oneOf(choice.disabledRules, choice.disabledCategories);
  if (!choice.enabledOnly) return (lint) => isEnabled(lint) || !isDisabled(lint);
  const enabled = choice.enabledRules.length + choice.enabledCategories.length;
  const disabled = choice.disabledRules.length + choice.disabledCategories.length;
  if (enabled === 0 || disabled > 0) throw new AppError('rules_contradict');
  return isEnabled;
}

/** Sets, because a client may list as many ids as fit its request. */
function oneOf(rules: readonly string[], categories: readonly string[]): (lint: Lint) => boolean {
  const [ids, kinds] = [new Set(rules), new Set(categories)];
  return (lint) => ids.has(lint.ruleId) || ids.has(ruleIdOf(lint)) || kinds.has(kindOf(lint.category).id);
}
