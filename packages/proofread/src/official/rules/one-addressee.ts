import { type DocumentRule, official } from '../document-rule.ts';
import { request, sample } from '../sample.ts';

export const oneAddressee: DocumentRule = {
  ...official,
  id: 'zh.official-one-addressee',
  credible: 0.9,
  authority: '党政机关公文处理工作条例，第十五条第一项',
  *find({ kind, addressee }) {
    if (kind !== '请示' || addressee === null || !/[、，,]/u.test(addressee.text)) return;
    yield { start: addressee.start, end: addressee.end, replacements: [] };
  },
  right: [request({}), sample({ addressee: '各县人民政府，市政府各部门：' })],
  wrong: [
    [
      request({ addressee: '青山市人民政府、青山市财政局：' }),
      request({ addressee: '青山市人民政府、青山市财政局：' }),
    ],
  ],
};
