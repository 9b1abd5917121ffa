import { type DocumentRule, official } from '../document-rule.ts';
import { matchBlocks } from '../match-blocks.ts';
import { sample } from '../sample.ts';

const title =
  /(?<![《〈“]\p{Script=Han}{0,40})中华人民共和国(?!刑法学|民法学)[\p{Script=Han}]{1,16}?(?:法典|法(?![律院规治人官定学庭制])|条例)(?![》〉”\p{Script=Han}]*[》〉])/gu;

export const lawTitle: DocumentRule = {
  ...official,
  id: 'zh.official-law-title',
  credible: 0.85,
  authority: 'GB/T 15834-2011, 4.15',
  find: ({ body }) => matchBlocks(body, title, ({ found }) => [`《${found}》`]),
  right: [
    sample({ body: '根据《中华人民共和国消防法》第十条。' }),
    sample({ body: '依照中华人民共和国法律办理。\n由《中华人民共和国消防法实施条例》规定。' }),
  ],
  wrong: [
    [
      sample({ body: '根据中华人民共和国消防法第十条。' }),
      sample({ body: '根据《中华人民共和国消防法》第十条。' }),
    ],
  ],
};
