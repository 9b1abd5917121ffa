import { type DocumentRule, official } from '../document-rule.ts';
import { sample } from '../sample.ts';

const reply = (body: string) =>
  sample({ title: '青山市人民政府关于同意修建水库的批复', addressee: '青山县人民政府：', body });

export const replyOpening: DocumentRule = {
  ...official,
  id: 'zh.official-reply-opening',
  severity: 'style',
  credible: 0.75,
  authority: '党政机关公文处理工作条例，第八条',
  *find({ kind, body }) {
    const [first] = body;
    if (kind !== '批复' || first === undefined || /收悉|收到|来文|请示/u.test(first.text)) return;
    yield { start: first.start, end: first.end, replacements: [] };
  },
  right: [reply('你县《关于修建水库的请示》（青县政〔2026〕1号）收悉。现批复如下：\n同意修建。')],
  wrong: [[reply('同意修建水库。'), reply('同意修建水库。')]],
};
