import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

/** Whether a date exists. Without a year, February has 29 days. */
function isReal(year: string, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year === '' ? 2024 : Number(year), month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

export const impossibleDate: Rule = {
  id: 'zh.impossible-date',
  category: 'typography',
  severity: 'error',
  credible: 0.95,
  authority: 'GB/T 7408.1-2023',
  scope: 'sentence',
  find: byPattern(/(?<!\d)(?:(\d{4})年)?(\d{1,2})月(\d{1,2})[日号]/gu, ({ groups, start, end }) => {
    const [year = '', month = '', day = ''] = groups;
    return isReal(year, Number(month), Number(day)) ? null : { start, end, replacements: [] };
  }),
  right: ['2024年2月29日', '4月30日', '第13月份', '12月31日24时'],
  wrong: [
    ['2025年2月29日', '2025年2月29日'],
    ['4月31日开会。', '4月31日开会。'],
    ['2024年13月5日', '2024年13月5日'],
  ],
};
