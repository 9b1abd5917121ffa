import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const properCapital: Rule = {
  id: 'en.proper-capital',
  category: 'typography',
  severity: 'error',
  credible: 0.95,
  authority: null,
  scope: 'sentence',
  find: byPattern(
    /(?<![\w'’.@/#-])(?:english|chinese|german|japanese|spanish|italian|russian|korean|portuguese|american|european|asian|african|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|september|october|november|december|christmas|easter|europe|america|england|germany|italy|spain|canada|australia|london|beijing|shanghai|africa|asia)(s?)(?![\w'’/@-]|\.\w)/g,
    ({ found }) => found.slice(0, 1).toUpperCase() + found.slice(1),
  ),
  right: ['I study English on Monday.', 'A turkey and some china in march order.', 'See english-words.txt.'],
  wrong: [
    ['I study english on monday.', 'I study English on Monday.'],
    ['In july we go to spain.', 'In July we go to Spain.'],
  ],
};
