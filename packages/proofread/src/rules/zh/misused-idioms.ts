import { byPattern } from '../../match/by-pattern.ts';
import type { Example, Rule } from '../rule.ts';
import { misusedIdioms as meanings } from './data/misused-idioms.ts';

export const misusedIdioms: Rule = {
  id: 'zh.misused-idioms',
  category: 'word-choice',
  severity: 'style',
  // Whether an idiom is used well, no rule can see: this one only reminds those who ask for it.
  credible: 0.3,
  authority: '现代汉语词典',
  scope: 'sentence',
  isWanted: () => false,
  find: byPattern(new RegExp([...meanings.keys()].join('|'), 'gu'), ({ found, start, end }) => ({
    start,
    end,
    replacements: [],
    params: { meaning: meanings.get(found) ?? '' },
  })),
  right: ['他首先来了。', '结果令人不满意。'],
  wrong: [...meanings.keys()].map((idiom): Example => [`这可以说是${idiom}。`, `这可以说是${idiom}。`]),
};
