import { readRows } from '../../match/phrase-row.ts';
import { byRows } from '../../match/table-scan.ts';
import type { Rule } from '../rule.ts';

export const doubledConjunctions: Rule = {
  id: 'zh.doubled-conjunctions',
  category: 'redundancy',
  severity: 'warning',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byRows(
    readRows(`
      并且而且 并且/而且
      而且并且 而且/并且
      但是可是 但是/可是
      可是但是 可是/但是
      但是然而 但是/然而
      然而但是 然而/但是
      因为由于 因为/由于
      由于因为 由于/因为
      如果假如 如果/假如
      假如如果 假如/如果
      或者或是 或者/或是
      因此所以 因此/所以
      所以因此 所以/因此
      以及和 以及/和 平谐睦解好气-
      和以及 和/以及
      但但是 但是
      而而且 而且
    `),
  ),
  right: ['虽然下雨，但是他来了。', '战争以及和平的问题。', '因为下雨，所以没去。'],
  wrong: [
    ['他很聪明，并且而且很努力。', '他很聪明，并且很努力。'],
    ['因为由于下雨，比赛取消。', '因为下雨，比赛取消。'],
  ],
};
