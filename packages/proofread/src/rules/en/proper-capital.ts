import { byPattern } from '../../match/by-pattern.ts';
import { byAnyOf } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

export const properCapital: Rule = {
  id: 'en.proper-capital',
  category: 'typography',
  severity: 'error',
  credible: 0.95,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byPattern(
      /(?<![\w'’.@/#-])(?:english|chinese|german|japanese|spanish|italian|russian|korean|portuguese|american|european|asian|african|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|september|october|november|december|christmas|easter|europe|america|england|germany|italy|spain|canada|australia|london|beijing|shanghai|africa|asia)(s?)(?![\w'’/@-]|\.\w)/g,
      ({ found }) => found.slice(0, 1).toUpperCase() + found.slice(1),
    ),
    byPattern(
      /(?<=\b(?:in|since|until|last|next|early|late|mid|from) )(?:may|march)(?=[.,!?]|$| (?:\d|and\b|or\b|we\b|i\b|I\b|this\b|last\b|next\b|to (?:june|july|august|september|May|June|July)))/g,
      ({ found }) => found.slice(0, 1).toUpperCase() + found.slice(1),
    ),
    byPattern(
      /(?<=\b(?:in|since|until|last|next|early|late|from) )august(?=[.,!?]|$| (?:\d|and\b|we\b|i\b|I\b))/g,
      () => 'August',
    ),
  ]),
  right: ['I study English on Monday.', 'A turkey and some china in march order.', 'See english-words.txt.'],
  wrong: [
    ['My birthday is in may.', 'My birthday is in May.'],
    ['I study english on monday.', 'I study English on Monday.'],
    ['In july we go to spain.', 'In July we go to Spain.'],
  ],
};
