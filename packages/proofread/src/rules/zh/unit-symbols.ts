import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';
import { unitSymbols as symbols } from './data/unit-symbols.ts';

export const unitSymbols: Rule = {
  id: 'zh.unit-symbols',
  category: 'typography',
  severity: 'warning',
  credible: 0.85,
  authority: 'GB 3100-1993；GB 3101-1993；GB 3102-1993',
  scope: 'sentence',
  find: byPattern(
    /(?<=(?<![\w.#-])\d{1,9}(?:\.\d{1,6})?\s?)([A-Za-z°]{1,5}(?:[/·][A-Za-z])?)(?![\w·/°-])/gu,
    ({ found }) => {
      return symbols.get(found) ?? null;
    },
    'zh',
  ),
  right: ['重 5 kg', '长 3 km', 'CM 算法', '型号 KM20', '20 MB', '1080P'],
  wrong: [
    ['重5KG。', '重5kg。'],
    ['全长 12 KM。', '全长 12 km。'],
    ['频率为50HZ。', '频率为50Hz。'],
    ['耗电 3KWH。', '耗电 3kW·h。'],
  ],
};
