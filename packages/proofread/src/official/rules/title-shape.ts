import { type DocumentRule, official } from '../document-rule.ts';
import { sample } from '../sample.ts';

/** Kinds whose titles name their matter by 关于…的. */
const about = ['通知', '通报', '报告', '请示', '批复', '意见', '函', '决定'];

export const titleShape: DocumentRule = {
  ...official,
  id: 'zh.official-title-shape',
  credible: 0.85,
  authority: '党政机关公文处理工作条例，第九条',
  *find({ title, kind }) {
    if (title === null || kind === null || !about.includes(kind)) return;
    const shape = /^(?<head>.*?关于.+?)(?<particle>的?)(?<kind>决定|意见|通知|通报|报告|请示|批复|函)$/u.exec(
      title.text,
    );
    const { head = '', particle = '' } = shape?.groups ?? {};
    if (shape !== null && particle === '' && !head.endsWith('》')) {
      const start = title.end - kind.length;
      // What is marked is the kind, so that a reader sees where the particle goes.
      yield { start, end: title.end, replacements: [`的${kind}`] };
    } else if (!title.text.includes('关于')) {
      yield { start: title.start, end: title.end, replacements: [], params: { kind } };
    }
  },
  right: [
    sample({}),
    sample({ title: '青山市人民政府关于印发《青山市消防办法》的通知' }),
    sample({ title: '青山市人民政府公告' }),
  ],
  wrong: [
    [sample({ title: '青山市人民政府关于开展安全检查通知' }), sample({})],
    [sample({ title: '安全检查通知' }), sample({ title: '安全检查通知' })],
  ],
};
