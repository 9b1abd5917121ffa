import { byPattern } from '../../match/by-pattern.ts';
import type { Example, Rule } from '../rule.ts';
import { misspellings as words } from './data/misspellings.ts';

export const misspellings: Rule = {
  id: 'en.misspellings',
  category: 'spelling',
  severity: 'error',
  credible: 0.97,
  authority: null,
  scope: 'sentence',
  find: byPattern(
    /(?<![\w'’.@/#-])[A-Za-z]{3,20}(?![\w’'./@-])|(?<![\w'’.@/#-])[A-Za-z]{3,20}(?=\.(?:\s|$))/g,
    ({ found }) => {
      const right = words.get(found) ?? words.get(found.toLowerCase());
      if (right === undefined || found === found.toUpperCase()) return null;
      return /^[A-Z]/.test(found) ? right.slice(0, 1).toUpperCase() + right.slice(1) : right;
    },
  ),
  right: ['I receive a calendar.', 'recieve.txt', 'TEH is a name.'],
  wrong: [...words].map(([wrong, right]): Example => [`It says ${wrong} here.`, `It says ${right} here.`]),
};
