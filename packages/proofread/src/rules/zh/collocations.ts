import { byPattern } from '../../match/by-pattern.ts';
import { byAnyOf } from '../../match/by-words.ts';
import { examplesOf, guardsOf } from '../../match/row-examples.ts';
import type { Rule } from '../rule.ts';
import { collocationRows } from './data/collocations.ts';
import { findRows } from './data/tables.ts';

/** Finds lists whose second noun requires 戴: 穿着上衣和帽子. */
const wornOtherwise = byPattern(
  /(?<=(?:穿着|身穿|穿了)[^，。；！？戴]{0,12}(?:衣|裤|裙|衫|袍|服|鞋|靴|袜|外套|西装|夹克|毛衣|背心))(和|与|、|以及)(?=[一两几]?[顶副条双只块个]?(?:\p{Script=Han}{0,4}的)?\p{Script=Han}{0,2}(?:帽子|手套|眼镜|围巾|手表|项链|耳环|口罩|领带|草帽|墨镜)(?:[，。；！？]|$))/gu,
  () => ['，戴着'],
);

export const collocations: Rule = {
  id: 'zh.collocations',
  category: 'word-choice',
  severity: 'warning',
  credible: 0.78,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([findRows('collocations'), wornOtherwise]),
  right: [
    '提高产量，扩大面积。',
    '改善生活条件。',
    '提高适应环境的能力。',
    '减少污染，降低成本。',
    '他穿着上衣，戴着帽子。',
    ...guardsOf(collocationRows),
  ],
  wrong: [
    ...examplesOf(collocationRows),
    ['他穿着一件红色的上衣和一顶帽子。', '他穿着一件红色的上衣，戴着一顶帽子。'],
  ],
};
