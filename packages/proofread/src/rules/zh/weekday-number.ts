import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const weekdayNumber: Rule = {
  id: 'zh.weekday-number',
  category: 'typography',
  severity: 'warning',
  credible: 0.85,
  authority: 'GB/T 15835-2011, 4.2.3',
  scope: 'sentence',
  find: byPattern(
    /(?<=星期|礼拜)[1-6](?![\d.%、至到－—～-])/gu,
    ({ found }) => '〇一二三四五六'[Number(found)] ?? null,
  ),
  right: ['星期三', '第3周', '星期10'],
  wrong: [
    ['星期3开会。', '星期三开会。'],
    ['每周星期5休息。', '每周星期五休息。'],
  ],
};
