import { exampleCorrector } from '../rules/chinese/corrections.ts';
import { rules } from '../rules/registry.ts';
import { resourceRules } from '../rules/resource-rules.ts';
import type { Rule } from '../rules/rule.ts';
import { settingsOf } from '../settings.ts';
import { testResources } from './resources.ts';

const resources = { ...testResources, chinese: exampleCorrector };

/** All rules of the registry and of resources. The Chinese model finds only its examples. */
export const everyRule: readonly Rule[] = [...rules, ...resourceRules(resources, settingsOf({}))];
