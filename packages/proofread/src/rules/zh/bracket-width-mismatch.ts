import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const bracketWidthMismatch: Rule = {
  id: 'zh.bracket-width-mismatch',
  category: 'punctuation',
  severity: 'error',
  credible: 0.95,
  authority: 'GB/T 15834-2011, 4.9',
  scope: 'sentence',
  find: byPattern(/（([^（）()]*)\)|\(([^（）()]*)）/gu, ({ groups }) => `（${groups.join('')}）`),
  right: ['他（小王）来了。', '他 (Tom) 来了。', '（一）总则', '1）准备；2）出发。'],
  wrong: [
    ['他（小王)来了。', '他（小王）来了。'],
    ['他(小王）来了。', '他（小王）来了。'],
  ],
};
