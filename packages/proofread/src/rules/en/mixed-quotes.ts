import type { Finding, Rule, RuleText } from '../rule.ts';

export const mixedQuotes: Rule = {
  id: 'en.mixed-quotes',
  category: 'typography',
  severity: 'style',
  credible: 0.8,
  authority: null,
  scope: 'paragraph',
  isWanted: () => false,
  find: findStraight,
  right: ['“Yes,” he said, “it’s fine.”', '"Yes," he said.'],
  wrong: [['“Yes,” he said, "it is fine."', '“Yes,” he said, “it is fine.”']],
};

/** Finds pairs of straight double quotes in a paragraph that also has curly ones. */
function* findStraight({ text, language }: RuleText): Generator<Finding> {
  if (language !== 'en' || !/[“”]/.test(text)) return;
  const places = Array.from(text.matchAll(/"/g), (match) => match.index);
  if (places.length % 2 === 1) return;
  for (const [i, at] of places.entries()) {
    yield { start: at, end: at + 1, replacements: [i % 2 === 0 ? '“' : '”'] };
  }
}
