import { type DocumentRule, official } from '../document-rule.ts';
import { request } from '../sample.ts';

const asks = /批示|批复|审批|批准|审示|指示|审核|审定|核准|请予/u;

export const requestClosing: DocumentRule = {
  ...official,
  id: 'zh.official-request-closing',
  credible: 0.8,
  authority: '党政机关公文处理工作条例，第八条',
  *find({ kind, body }) {
    const last = body.at(-1);
    if (kind !== '请示' || last === undefined) return;
    if (body.slice(-2).some(({ text }) => asks.test(text))) return;
    yield { start: last.start, end: last.end, replacements: [] };
  },
  right: [request({}), request({ body: '拟修建水库一座。\n以上请示，请予批准。' })],
  wrong: [[request({ body: '我县拟修建水库一座。' }), request({ body: '我县拟修建水库一座。' })]],
};
