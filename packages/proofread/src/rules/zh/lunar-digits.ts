import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

const digits = '〇一二三四五六七八九';

/** Formats numbers up to 99 in Chinese: 15 is 十五. */
function spell(number: number): string {
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  const head = tens === 0 ? '' : `${tens === 1 ? '' : digits[tens]}十`;
  return head + (ones === 0 && head !== '' ? '' : (digits[ones] ?? ''));
}

export const lunarDigits: Rule = {
  id: 'zh.lunar-digits',
  category: 'typography',
  severity: 'warning',
  credible: 0.88,
  authority: 'GB/T 15835-2011, 4.2.1',
  scope: 'sentence',
  find: byPattern(
    /(?<=农历|阴历)(\d{1,2})月(初?)(\d{1,2})/gu,
    ({ groups: [month = '', first = '', day = ''] }) => {
      return `${spell(Number(month))}月${first}${spell(Number(day))}`;
    },
  ),
  right: ['农历八月十五', '阳历8月15日', '正月初一'],
  wrong: [
    ['农历8月15', '农历八月十五'],
    ['阴历5月初5', '阴历五月初五'],
    ['农历12月30日', '农历十二月三十日'],
  ],
};
