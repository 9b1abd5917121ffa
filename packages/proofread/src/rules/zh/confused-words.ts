import { examplesOf } from '../../match/row-examples.ts';
import type { Rule } from '../rule.ts';
import { confusedWordRows } from './data/confused-words.ts';
import { findRows } from './data/tables.ts';

export const confusedWords: Rule = {
  id: 'zh.confused-words',
  category: 'spelling',
  severity: 'error',
  credible: 0.98,
  authority: '现代汉语词典；第一批异形词整理表 GF 1001-2001',
  scope: 'sentence',
  find: findRows('confused-words'),
  right: [
    '安装电脑。',
    '既然来了，就坐下。',
    '他既使我高兴，又使我难过。',
    '按装置说明操作。',
    '一旦爆发，后果严重。',
  ],
  wrong: examplesOf(confusedWordRows),
};
