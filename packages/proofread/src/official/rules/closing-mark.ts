import { type DocumentRule, official } from '../document-rule.ts';
import { matchBlocks } from '../match-blocks.ts';
import { request, sample } from '../sample.ts';

export const closingMark: DocumentRule = {
  ...official,
  id: 'zh.official-closing-mark',
  credible: 0.85,
  authority: 'GB/T 15834-2011',
  find: ({ body }) =>
    matchBlocks(
      body.slice(-2),
      /^(特此(?:通知|通告|公告|报告|通报|函告|函复|函达|批复)|此复|(?:以上(?:请示|意见)[，,]?)?(?:妥否|当否|可否)[，,]?\s*请(?:批示|批复|审批|审示|指示))[！!.，；]?$/gu,
      ({ groups: [words = ''] }) => [`${words.replace(/(?<=[妥当可]否)[，,]?\s*(?=请)/u, '，')}。`],
    ),
  right: [sample({}), request({})],
  wrong: [
    [sample({ body: '请落实。\n特此通知' }), sample({ body: '请落实。\n特此通知。' })],
    [sample({ body: '请落实。\n特此通知！' }), sample({ body: '请落实。\n特此通知。' })],
    [
      request({ body: '拟修建水库一座。\n妥否请批示' }),
      request({ body: '拟修建水库一座。\n妥否，请批示。' }),
    ],
  ],
};
