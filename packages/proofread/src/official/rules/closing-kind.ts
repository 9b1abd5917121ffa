import { type DocumentRule, official } from '../document-rule.ts';
import { matchBlocks } from '../match-blocks.ts';
import { sample } from '../sample.ts';

const closable = ['通知', '通告', '公告', '报告', '通报'];

export const closingKind: DocumentRule = {
  ...official,
  id: 'zh.official-closing-kind',
  credible: 0.95,
  authority: '党政机关公文处理工作条例，第八条',
  find: ({ kind, body }) =>
    matchBlocks(
      kind !== null && closable.includes(kind) ? body.slice(-2) : [],
      /(?<=特此)(通知|通告|公告|报告|通报|请示|批复|函告|函复)(?=[。！.]?$)/gu,
      ({ found }) => (found === kind || kind === null ? null : [kind]),
    ),
  right: [sample({})],
  wrong: [[sample({ body: '请认真落实。\n特此报告。' }), sample({ body: '请认真落实。\n特此通知。' })]],
};
