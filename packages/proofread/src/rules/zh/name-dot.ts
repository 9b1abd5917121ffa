import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const nameDot: Rule = {
  id: 'zh.name-dot',
  category: 'typography',
  severity: 'warning',
  credible: 0.9,
  authority: 'GB/T 15834-2011, 4.14',
  scope: 'sentence',
  find: byPattern(/(?<=\p{Script=Han}{2})[•・‧∙⋅](?=\p{Script=Han}{2})/gu, () => '·'),
  right: ['卡尔·马克思', '• 第一点'],
  wrong: [['卡尔•马克思出生于特里尔。', '卡尔·马克思出生于特里尔。']],
};
