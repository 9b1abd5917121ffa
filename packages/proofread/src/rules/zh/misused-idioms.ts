import { byPattern } from '../../match/by-pattern.ts';
import type { Example, Rule } from '../rule.ts';
import { misusedIdioms as meanings } from './data/misused-idioms.ts';

export const misusedIdioms: Rule = {
  id: 'zh.misused-idioms',
  category: 'word-choice',
  severity: 'style',
  // No rule can decide whether an idiom is used correctly, so this is only a reminder for users who enable it.
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
