import { type DocumentRule, official } from '../document-rule.ts';
import { request } from '../sample.ts';

export const oneMatter: DocumentRule = {
  ...official,
  id: 'zh.official-one-matter',
  credible: 0.75,
  authority: '党政机关公文处理工作条例，第十五条第四项',
  *find({ kind, title }) {
    if (kind !== '请示' || title === null) return;
    if (!/关于[^关]+?(?:[和及与、]|以及|并)(?:关于|请求|申请|要求).+/u.test(title.text)) return;
    yield { start: title.start, end: title.end, replacements: [] };
  },
  right: [request({}), request({ title: '青山县人民政府关于修建水库和水渠的请示' })],
  wrong: [
    [
      request({ title: '青山县人民政府关于修建水库和关于增加编制的请示' }),
      request({ title: '青山县人民政府关于修建水库和关于增加编制的请示' }),
    ],
  ],
};
