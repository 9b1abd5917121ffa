import { type DocumentRule, official } from '../document-rule.ts';
import { matchBlocks } from '../match-blocks.ts';
import { sample } from '../sample.ts';

export const headingStop: DocumentRule = {
  ...official,
  id: 'zh.official-heading-stop',
  severity: 'style',
  credible: 0.75,
  authority: null,
  find: ({ body }) =>
    matchBlocks(body, /(?<=^[一二三四五六七八九十]{1,3}、[\p{Script=Han}、“”]{2,15})[。：；]$/gu, () => ['']),
  right: [sample({ body: '一、总体要求\n二、检查由各县自行组织，市里派人参加。' })],
  wrong: [[sample({ body: '一、总体要求。\n二、组织' }), sample({ body: '一、总体要求\n二、组织' })]],
};
