import { type DocumentRule, official } from '../document-rule.ts';
import { matchBlocks } from '../match-blocks.ts';
import { sample } from '../sample.ts';

const numbered = /^[一二三四五六七八九十]{1,3}、/u;

export const headingStop: DocumentRule = {
  ...official,
  id: 'zh.official-heading-stop',
  severity: 'style',
  credible: 0.75,
  authority: null,
  // Text before the next number of its level is a numbered sentence, not a heading.
  find: ({ body }) =>
    matchBlocks(
      body.filter((_, at) => !numbered.test(body[at + 1]?.text ?? '一、')),
      /(?<=^[一二三四五六七八九十]{1,3}、[\p{Script=Han}、“”]{2,15})[。：；]$/gu,
      () => [''],
    ),
  right: [
    sample({ body: '一、总体要求\n二、检查由各县自行组织，市里派人参加。' }),
    sample({ body: '一、同意设立工业园区。\n二、做好规划编制工作。' }),
  ],
  wrong: [
    [
      sample({ body: '一、总体要求。\n坚持预防为主，落实责任。' }),
      sample({ body: '一、总体要求\n坚持预防为主，落实责任。' }),
    ],
  ],
};
