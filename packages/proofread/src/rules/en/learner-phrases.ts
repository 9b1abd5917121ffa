import { byPattern } from '../../match/by-pattern.ts';
import type { Example, Rule, RuleText } from '../rule.ts';
import { learnerPhrases as rows } from './data/learner-phrases.ts';

const finders = rows.map(({ pattern, better }) =>
  byPattern(new RegExp(`(?<![\\w’'-])${pattern}(?![\\w’'-])`, 'gi'), ({ found, groups }) =>
    keepCapital(
      found,
      better.replace(/\$(\d)/g, (_, group: string) => groups[Number(group) - 1] ?? ''),
    ),
  ),
);

export const learnerPhrases: Rule = {
  id: 'en.learner-phrases',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: function* find(text: RuleText) {
    for (const find of finders) yield* find(text);
  },
  right: rows.map(({ right }) => right),
  wrong: rows.map(({ wrong, right }): Example => [wrong, right]),
};

function keepCapital(found: string, better: string): string {
  return /^[A-Z]/.test(found) ? better.slice(0, 1).toUpperCase() + better.slice(1) : better;
}
