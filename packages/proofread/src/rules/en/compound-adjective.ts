import { isNoun } from '../../match/clauses.ts';
import type { Finding, Rule, RuleText } from '../rule.ts';
import { compoundAdjectives } from './data/compound-adjectives.ts';

const byFirst = new Map<string, string[][]>();
for (const compound of compoundAdjectives) {
  const parts = compound.split(' ');
  byFirst.set(parts[0] ?? '', [...(byFirst.get(parts[0] ?? '') ?? []), parts]);
}

export const compoundAdjective: Rule = {
  id: 'en.compound-adjective',
  category: 'punctuation',
  severity: 'warning',
  // Below the limit for automatic acceptance: "your right hand" can be a noun before a misspelled verb.
  credible: 0.84,
  authority: 'The Chicago Manual of Style',
  scope: 'sentence',
  find: findCompounds,
  right: [
    'He is well known.',
    'It is up to date.',
    'A well-known man.',
    'In the long term profits fall.',
    'It works full time.',
  ],
  wrong: [
    ['He is a well known writer.', 'He is a well-known writer.'],
    ['I have a part time job.', 'I have a part-time job.'],
    ['They made a long term plan.', 'They made a long-term plan.'],
  ],
};

/** Finds compounds between a determiner and a noun only: "a well known man", but "he is well known". */
function* findCompounds(text: RuleText): Generator<Finding> {
  const words = text.words();
  for (let at = 1; at < words.length; at++) {
    const parts = byFirst
      .get(words[at]?.lower ?? '')
      ?.find((all) => all.every((part, i) => words[at + i]?.lower === part));
    const first = words[at];
    const last = parts && words[at + parts.length - 1];
    if (parts === undefined || first === undefined || last === undefined) continue;
    const next = words[at + parts.length];
    const opens = /^(?:DT|PRP\$)$/.test(words[at - 1]?.tag ?? '');
    // "In the long term profits fall": not an adjective.
    if (parts.at(-1) === 'term' && words[at - 2]?.tag === 'IN') continue;
    if (!opens || !isNoun(next) || next?.tag === 'NNP') continue;
    const better = text.text.slice(first.start, last.end).replace(/\s+/g, '-');
    yield { start: first.start, end: last.end, replacements: [better] };
  }
}
