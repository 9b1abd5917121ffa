import { type DocumentRule, official } from '../document-rule.ts';
import { matchBlocks } from '../match-blocks.ts';
import { sample } from '../sample.ts';

export const titleDoubled: DocumentRule = {
  ...official,
  id: 'zh.official-title-doubled',
  severity: 'style',
  credible: 0.8,
  authority: null,
  find: ({ title }) =>
    matchBlocks(
      title === null ? [] : [title],
      /(?<=关于)转发(.*?关于.+?的通知)的通知$/gu,
      ({ groups: [inner = ''] }) => [`转发${inner}`],
    ),
  right: [sample({ title: '青山市教育局转发省教育厅关于加强校园管理的通知' })],
  wrong: [
    [
      sample({ title: '青山市教育局关于转发省教育厅关于加强校园管理的通知的通知' }),
      sample({ title: '青山市教育局关于转发省教育厅关于加强校园管理的通知' }),
    ],
  ],
};
