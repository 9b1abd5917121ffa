import { type DocumentRule, official } from '../document-rule.ts';
import { matchBlocks } from '../match-blocks.ts';
import { sample } from '../sample.ts';

export const openingColon: DocumentRule = {
  ...official,
  id: 'zh.official-opening-colon',
  credible: 0.9,
  authority: 'GB/T 15834-2011, 4.7',
  find: ({ body }) =>
    matchBlocks(
      body,
      /(?<=(?:现将|现就|现对|特)[^。；！？]{0,60}(?:报告|通知|汇报|通报|公告|通告|函告|函复|批复|答复|说明)如下)[。，；:]?$/gu,
      () => ['：'],
    ),
  right: [sample({})],
  wrong: [
    [
      sample({ body: '现就有关事项通知如下。\n一、内容' }),
      sample({ body: '现就有关事项通知如下：\n一、内容' }),
    ],
    [sample({ body: '现将情况报告如下\n一、内容' }), sample({ body: '现将情况报告如下：\n一、内容' })],
  ],
};
