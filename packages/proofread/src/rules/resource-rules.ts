import type { Lexicon, Ngrams } from '@inkstone/english';
import type { Resources } from '../resources.ts';
import type { Settings } from '../settings.ts';
import { dialectSpelling } from './lexicon/dialect-spelling.ts';
import { spelling } from './lexicon/spelling.ts';
import type { Rule } from './rule.ts';
import type { RuleFactory } from './rule-factory.ts';

const lexiconRules: readonly RuleFactory<Lexicon>[] = [spelling, dialectSpelling];
const ngramRules: readonly RuleFactory<Ngrams>[] = [];

/** The rules that can be made of what there is. Rules that only ask `words()` stand in the registry. */
export function resourceRules(resources: Resources, settings: Settings): Rule[] {
  const { lexicon, ngrams } = resources;
  return [
    ...(lexicon === undefined ? [] : lexiconRules.map((make) => make(lexicon, resources, settings))),
    ...(ngrams === undefined ? [] : ngramRules.map((make) => make(ngrams, resources, settings))),
  ];
}
