import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const decreaseTimes: Rule = {
  id: 'zh.decrease-times',
  category: 'word-choice',
  severity: 'warning',
  credible: 0.85,
  authority: 'GB/T 15835-2011；现代汉语词典（倍）',
  scope: 'sentence',
  find: byPattern(
    /(?:(?<=比[^，。；！？]{1,12})(?:少|低|轻|短|小|便宜|矮|慢)了|减少|降低|下降|缩小|缩短|减小|减弱|下跌|减慢|减轻)了?(?:近|约|将近|大约|整整)?(?:\d+(?:\.\d+)?|[一二两三四五六七八九十百千数几]+)多?倍/gu,
    ({ start, end }) => ({ start, end, replacements: [] }),
  ),
  right: ['增长了三倍', '减少了三分之二', '是原来的两倍', '减少到原来的一半', '每减少一半，速度提高一倍'],
  wrong: [
    ['今年的收成比往年少了一倍。', '今年的收成比往年少了一倍。'],
    ['产量减少了三倍。', '产量减少了三倍。'],
    ['成本降低2倍。', '成本降低2倍。'],
  ],
};
