import { byPattern } from '../../match/by-pattern.ts';
import { byAnyOf } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

const anyWord = /(?<![\w'’-])[a-z]{4,12}(?![\w'’-])/g;
const inLaws = /\b((?:mother|father|brother|sister|son|daughter))-in-laws(?![\w'’-])/gi;
const plurals: ReadonlyMap<string, string> = new Map(
  `childs children, childrens children, womans women, womens women, foots feet, mouses mice, sheeps sheep,
   lifes lives, wifes wives, knifes knives, halfs halves, leafs leaves, thiefs thieves, shelfs shelves, wolfs wolves,
   tooths teeth, gooses geese, deers deer, heros heroes, potatos potatoes, tomatos tomatoes, citys cities,
   countrys countries, familys families, partys parties, storys stories, babys babies, companys companies,
   activitys activities, ladys ladies, bodys bodies`
    .split(',')
    .map((pair) => pair.trim().split(/\s+/))
    .map(([wrong = '', right = '']) => [wrong, right]),
);

export const irregularPlural: Rule = {
  id: 'en.irregular-plural',
  category: 'grammar',
  severity: 'error',
  credible: 0.93,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byPattern(
      /\b(an?|one|this|that|each|every|another) ((?:[a-z]+ )?)(criteria|phenomena)(?= (?:is|was|has|for|of|that|which|in|called)\b|[.,;])/gi,
      ({ groups: [determiner = '', adjective = '', noun = ''] }) =>
        `${determiner} ${adjective}${noun.slice(0, -1)}on`,
    ),
    byPattern(anyWord, ({ found }) => plurals.get(found.toLowerCase()) ?? null),
    byPattern(inLaws, ({ groups: [relative = ''] }) => `${relative}s-in-law`),
  ]),
  right: ['Children have feet and lives.', 'The mice and sheep.'],
  wrong: [
    ['A new criteria was introduced.', 'A new criterion was introduced.'],
    ['I have three brother-in-laws.', 'I have three brothers-in-law.'],
    ['I have two childs.', 'I have two children.'],
    ['The womans are here.', 'The women are here.'],
    ['Their lifes are hard.', 'Their lives are hard.'],
  ],
};
