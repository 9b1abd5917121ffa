import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const percentTwice: Rule = {
  id: 'zh.percent-twice',
  category: 'redundancy',
  severity: 'error',
  credible: 0.95,
  authority: 'GB/T 15835-2011',
  scope: 'sentence',
  find: byPattern(/百分之\s?(\d+(?:\.\d+)?)\s?%|(\d+(?:\.\d+)?)\s?%\s?个(?=百分点)/gu, ({ groups }) => {
    const [share = '', points = ''] = groups;
    return share === '' ? `${points}个` : `${share}%`;
  }),
  right: ['百分之五', '5%', '5个百分点'],
  wrong: [
    ['增长百分之5%。', '增长5%。'],
    ['提高了5%个百分点。', '提高了5个百分点。'],
  ],
};
