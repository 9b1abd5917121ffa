import type { Resources } from '../resources.ts';
import type { Settings } from '../settings.ts';
import type { Rule } from './rule.ts';

/** Creates a rule from the resource that it requires; `others` are optional. */
export type RuleFactory<Resource> = (resource: Resource, others: Resources, settings: Settings) => Rule;
