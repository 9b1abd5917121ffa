import { type DocumentRule, official } from '../document-rule.ts';
import { sample } from '../sample.ts';

export const addresseeColon: DocumentRule = {
  ...official,
  id: 'zh.official-addressee-colon',
  credible: 0.9,
  authority: 'GB/T 9704-2012, 7.3.2',
  *find({ addressee, unmarkedAddressee }) {
    if (addressee?.text.endsWith(':')) {
      yield { start: addressee.end - 1, end: addressee.end, replacements: ['：'] };
    }
    if (unmarkedAddressee === null) return;
    const name = unmarkedAddressee.text.replace(/[，。；,;.]$/u, '');
    const start = unmarkedAddressee.start + name.length - 1;
    yield { start, end: unmarkedAddressee.end, replacements: [`${name.slice(-1)}：`] };
  },
  right: [sample({}), sample({ addressee: '' })],
  wrong: [
    [sample({ addressee: '各县人民政府:' }), sample({})],
    [sample({ addressee: '各县人民政府' }), sample({})],
    [sample({ addressee: '各县人民政府，' }), sample({})],
  ],
};
