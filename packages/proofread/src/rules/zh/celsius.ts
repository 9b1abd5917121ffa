import { byPattern } from '../../match/by-pattern.ts';
import { byAnyOf } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

export const celsius: Rule = {
  id: 'zh.celsius',
  category: 'typography',
  severity: 'warning',
  credible: 0.85,
  authority: 'GB 3102.4-1993',
  scope: 'sentence',
  find: byAnyOf([
    byPattern(/(?<=\d)\s?度\s?[CＣ](?![A-Za-z])/gu, () => '℃'),
    byPattern(
      /摄氏\s?(零下)?\s?(\d+(?:\.\d+)?|[一二三四五六七八九十百]+)\s?度/gu,
      ({ groups: [below = '', value = ''] }) => {
        return `${below}${value}摄氏度`;
      },
    ),
  ]),
  right: ['25摄氏度', '25 ℃', '零下5摄氏度'],
  wrong: [
    ['水温60度C。', '水温60℃。'],
    ['气温达到摄氏35度。', '气温达到35摄氏度。'],
    ['零下摄氏10度', '零下10摄氏度'],
  ],
};
