import { type DocumentRule, official } from '../document-rule.ts';
import { matchBlocks } from '../match-blocks.ts';
import { request } from '../sample.ts';

const report = (body: string) => request({ title: '青山县人民政府关于水库建设情况的报告', body });

export const requestInReport: DocumentRule = {
  ...official,
  id: 'zh.official-request-in-report',
  credible: 0.85,
  authority: '党政机关公文处理工作条例，第十五条第四项',
  find: ({ kind, body }) =>
    matchBlocks(
      kind === '报告' ? body.slice(-3) : [],
      /(?:妥否|当否|可否|是否妥当)[，,]?\s*请[予]?(?:批示|批复|审批|批准|指示|审示)|(?:恳请|特请|请予)(?:上级|市政府|县政府|省政府)?(?:批复|审批|批准|批示)|请(?:予以?)?(?:批复|审批|批准)/gu,
      () => [],
    ),
  right: [report('现将有关情况报告如下：\n一、进展\n特此报告。'), report('以上报告，请审阅。'), request({})],
  wrong: [[report('水库已开工。\n妥否，请批复。'), report('水库已开工。\n妥否，请批复。')]],
};
