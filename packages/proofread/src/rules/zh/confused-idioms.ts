import { byPhrases } from '../../match/phrase-table.ts';
import type { Example, Rule } from '../rule.ts';
import { confusedIdiomRows } from './data/confused-idioms.ts';

export const confusedIdioms: Rule = {
  id: 'zh.confused-idioms',
  category: 'spelling',
  severity: 'error',
  credible: 0.97,
  authority: '现代汉语词典；现代汉语规范词典',
  scope: 'sentence',
  find: byPhrases(confusedIdiomRows),
  right: ['迫不及待', '川流不息', '再接再厉', '一如既往'],
  wrong: confusedIdiomRows.map(({ wrong, right }): Example => [`“${wrong}”。`, `“${right[0]}”。`]),
};
