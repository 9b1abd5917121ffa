import { type DocumentRule, official } from '../document-rule.ts';
import { matchBlocks } from '../match-blocks.ts';
import { request } from '../sample.ts';

const better: Readonly<Record<string, string>> = {
  请示报告: '请示',
  报告请示: '请示',
  申请报告: '请示',
  请示函: '请示',
  通知通告: '通知',
  通告通知: '通告',
  公告通告: '公告',
  情况汇报报告: '情况报告',
};

export const kindMixed: DocumentRule = {
  ...official,
  id: 'zh.official-kind-mixed',
  credible: 0.9,
  authority: '党政机关公文处理工作条例，第八条',
  find: ({ title }) =>
    matchBlocks(
      title === null ? [] : [title],
      new RegExp(`(?:${Object.keys(better).join('|')})$`, 'gu'),
      ({ found }) => [better[found] ?? found],
    ),
  right: [request({})],
  wrong: [
    [request({ title: '青山县人民政府关于修建水库的请示报告' }), request({})],
    [request({ title: '青山县人民政府关于修建水库的申请报告' }), request({})],
  ],
};
