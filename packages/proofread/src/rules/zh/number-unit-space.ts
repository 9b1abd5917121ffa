import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const numberUnitSpace: Rule = {
  id: 'zh.number-unit-space',
  category: 'typography',
  severity: 'style',
  credible: 0.85,
  authority: 'GB 3101-1993, 3.4',
  scope: 'sentence',
  isWanted: ({ latinSpacing }) => latinSpacing === 'spaced',
  find: byPattern(
    /(?<=(?<![\w.])\d{1,9}(?:\.\d{1,6})?)(?=(?:[kcmnμ]?m|[kmμ]?g|mL|L|[kMGT]?Hz|[kMG]?W|kW·h|[kMm]?V|[mk]?A|[kMhG]?Pa|dB|kJ|[kMGT]B|min|ms|s|h)(?![\w°]))/gu,
    ({ start, end }) => ({ start, end, replacements: [' '] }),
    'zh',
  ),
  right: ['长 5 km', '5% 的人', '25°', '1080P'],
  wrong: [
    ['长5km的路', '长5 km的路'],
    ['重 3kg', '重 3 kg'],
  ],
};
