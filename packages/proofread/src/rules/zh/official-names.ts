import { examplesOf, guardsOf } from '../../match/row-examples.ts';
import type { Rule } from '../rule.ts';
import { officialNameRows } from './data/official-names.ts';
import { findRows } from './data/tables.ts';

export const officialNames: Rule = {
  id: 'zh.official-names',
  category: 'spelling',
  severity: 'error',
  credible: 0.94,
  authority: '行政区划名称',
  scope: 'sentence',
  find: findRows('official-names'),
  right: ['内蒙古自治区', '五四运动', '一二·九运动', '全国人大常委会', ...guardsOf(officialNameRows)],
  wrong: examplesOf(officialNameRows),
};
