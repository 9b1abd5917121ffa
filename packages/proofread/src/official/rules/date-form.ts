import { fromChinese } from '../chinese-number.ts';
import { type DocumentRule, official } from '../document-rule.ts';
import { sample } from '../sample.ts';

const parts =
  /^(?<year>[\d０-９]{2,4}|[二一〇○零ＯO三四五六七八九]{4})\s*[年.．/-]\s*(?<month>[\d０-９]{1,2}|[一二三四五六七八九十]{1,2})\s*[月.．/-]\s*(?<day>[\d０-９]{1,2}|[一二三四五六七八九十]{1,3})\s*日?$/u;

export const dateForm: DocumentRule = {
  ...official,
  id: 'zh.official-date-form',
  severity: 'error',
  credible: 0.95,
  authority: 'GB/T 9704-2012, 7.3.5.4',
  *find({ date }) {
    const groups = parts.exec(date?.text ?? '')?.groups;
    if (date === null || groups === undefined) return;
    const { year = '', month = '', day = '' } = groups;
    const better = `${fullYear(year)}年${plain(month)}月${plain(day)}日`;
    if (better !== date.text) yield { start: date.start, end: date.end, replacements: [better] };
  },
  right: [sample({})],
  wrong: [
    [sample({ date: '2026年03月05日' }), sample({})],
    [sample({ date: '二〇二六年三月五日' }), sample({})],
    [sample({ date: '2026.3.5' }), sample({})],
    [sample({ date: '26年3月5日' }), sample({})],
    [sample({ date: '二○二六年十二月二十一日' }), sample({ date: '2026年12月21日' })],
  ],
};

function plain(written: string): number {
  const value = Number(written.normalize('NFKC'));
  return Number.isNaN(value) ? fromChinese(written) : value;
}

function fullYear(written: string): string {
  const spelled = written.replace(/[零〇○ＯO]/gu, '0').normalize('NFKC');
  const figures = [...spelled]
    .map((each) => ('一二三四五六七八九'.indexOf(each) + 1 || each).toString())
    .join('');
  return figures.length === 2 ? `20${figures}` : figures;
}
