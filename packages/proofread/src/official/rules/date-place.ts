import { type DocumentRule, official } from '../document-rule.ts';
import { sample } from '../sample.ts';

const organ =
  /^[\p{Script=Han}（）]{4,30}(?:政府|委员会|局|厅|部|办公室|办公厅|公司|学校|大学|医院|中心|委|院)$/u;

export const datePlace: DocumentRule = {
  ...official,
  id: 'zh.official-date-place',
  credible: 0.85,
  authority: 'GB/T 9704-2012, 7.3.5',
  *find({ blocks, date, signature }) {
    if (date === null || signature !== null) return;
    const next = blocks.find(({ start }) => start > date.end);
    if (next !== undefined && organ.test(next.text))
      yield { start: date.start, end: date.end, replacements: [] };
  },
  right: [sample({})],
  wrong: [
    [
      sample({ signature: '2026年3月5日', date: '青山市人民政府' }),
      sample({ signature: '2026年3月5日', date: '青山市人民政府' }),
    ],
  ],
};
