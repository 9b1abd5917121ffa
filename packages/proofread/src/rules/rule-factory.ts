import type { Resources } from '../resources.ts';
import type { Settings } from '../settings.ts';
import type { Rule } from './rule.ts';

/** Makes a rule of the resource that it cannot work without; `others` are there or not. */
export type RuleFactory<Resource> = (resource: Resource, others: Resources, settings: Settings) => Rule;
