import { type DocumentRule, official } from '../document-rule.ts';
import { sample } from '../sample.ts';

const addressed =
  /^(?:各|[\p{Script=Han}]{2,14}(?:政府|委员会|局|厅|部|办公室|办公厅|公司|学校|大学|医院|中心|处|科|委|院))[\p{Script=Han}、，（）]{0,80}$/u;

export const addresseeColon: DocumentRule = {
  ...official,
  id: 'zh.official-addressee-colon',
  credible: 0.9,
  authority: 'GB/T 9704-2012, 7.3.2',
  *find({ blocks, title, addressee, date }) {
    if (addressee?.text.endsWith(':')) {
      yield { start: addressee.end - 1, end: addressee.end, replacements: ['：'] };
    }
    if (addressee !== null || title === null || date === null) return;
    const next = blocks.find(({ start }) => start > title.end);
    if (next === undefined || next.end >= date.start) return;
    const name = next.text.replace(/[，。；,;.]$/u, '');
    if (!addressed.test(name)) return;
    const start = next.start + name.length - 1;
    yield { start, end: next.end, replacements: [`${name.slice(-1)}：`] };
  },
  right: [sample({}), sample({ addressee: '' })],
  wrong: [
    [sample({ addressee: '各县人民政府:' }), sample({})],
    [sample({ addressee: '各县人民政府' }), sample({})],
    [sample({ addressee: '各县人民政府，' }), sample({})],
  ],
};
