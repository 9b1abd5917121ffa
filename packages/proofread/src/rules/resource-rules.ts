import type { Lexicon, Ngrams } from '@inkstone/english';
import type { Resources } from '../resources.ts';
import type { Settings } from '../settings.ts';
import { correctionRules } from './chinese/corrections.ts';
import { dialectSpelling } from './lexicon/dialect-spelling.ts';
import { spelling } from './lexicon/spelling.ts';
import { likelierRules } from './ngrams/likelier-rules.ts';
import type { Rule } from './rule.ts';
import type { RuleFactory } from './rule-factory.ts';

const lexiconRules: readonly RuleFactory<Lexicon>[] = [spelling, dialectSpelling];
const ngramRules: readonly RuleFactory<Ngrams>[] = likelierRules;

/** The rules whose required resources are available. Rules that need only `words()` are in the registry. */
export function resourceRules(resources: Resources, settings: Settings): Rule[] {
  const { chinese, lexicon, ngrams } = resources;
  return [
    ...(chinese === undefined ? [] : correctionRules(chinese)),
    ...(lexicon === undefined ? [] : lexiconRules.map((make) => make(lexicon, resources, settings))),
    ...(ngrams === undefined ? [] : ngramRules.map((make) => make(ngrams, resources, settings))),
  ];
}
