import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

const wide: Record<string, string> = { '｡': '。', '､': '、', '｢': '「', '｣': '」', '･': '·' };

export const halfWidthIdeographic: Rule = {
  id: 'zh.half-width-ideographic',
  category: 'typography',
  severity: 'warning',
  credible: 0.95,
  authority: 'GB/T 15834-2011, 5.1',
  scope: 'sentence',
  find: byPattern(/[｡､｢｣･]/g, ({ found }) => wide[found] ?? null),
  right: ['他走了。', '苹果、梨'],
  wrong: [['他走了｡', '他走了。']],
};
