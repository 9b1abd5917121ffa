import { rules } from '../rules/registry.ts';
import { resourceRules } from '../rules/resource-rules.ts';
import type { Rule } from '../rules/rule.ts';
import { settingsOf } from '../settings.ts';
import { testResources } from './resources.ts';

/** The rules of the registry and those made of resources. */
export const everyRule: readonly Rule[] = [...rules, ...resourceRules(testResources, settingsOf({}))];
