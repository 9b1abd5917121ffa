import { toChinese } from '../chinese-number.ts';
import { type DocumentRule, official } from '../document-rule.ts';
import { matchBlocks } from '../match-blocks.ts';
import { sample } from '../sample.ts';

const article =
  /(?<=(?:法|条例|规定|办法|细则|规则|决定|解释)》(?:（[^（）]{1,20}）)?(?:第[\p{Script=Han}\d]{1,8}[条款])?)第?(\d{1,4})([条款])/gu;

export const lawArticle: DocumentRule = {
  ...official,
  id: 'zh.official-law-article',
  credible: 0.9,
  authority: '立法法',
  find: ({ body }) =>
    matchBlocks(body, article, ({ groups: [number = '', unit = ''] }) =>
      Number(number) === 0 ? null : [`第${toChinese(Number(number))}${unit}`],
    ),
  right: [
    sample({ body: '根据《中华人民共和国消防法》第十条第二款的规定。\n按《建筑设计防火规范》第3.1条执行。' }),
  ],
  wrong: [
    [
      sample({ body: '根据《中华人民共和国消防法》第10条的规定。' }),
      sample({ body: '根据《中华人民共和国消防法》第十条的规定。' }),
    ],
    [
      sample({ body: '根据《消防法》第一百零一条第2款的规定。' }),
      sample({ body: '根据《消防法》第一百零一条第二款的规定。' }),
    ],
  ],
};
