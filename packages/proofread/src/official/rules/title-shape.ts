import { type DocumentRule, official } from '../document-rule.ts';
import { sample } from '../sample.ts';

/** Kinds whose titles state the subject by 关于…的. */
const about = ['通知', '通报', '报告', '请示', '批复', '意见', '函', '决定'];

/** 的 before the kind or before a modifier of it: 的紧急通知, 的实施意见, 的复函. */
const hasParticle = /的\p{Script=Han}{0,6}$|[》）]$/u;

export const titleShape: DocumentRule = {
  ...official,
  id: 'zh.official-title-shape',
  credible: 0.85,
  authority: '党政机关公文处理工作条例，第九条',
  *find({ title, kind, blocks }) {
    if (title === null || kind === null || !about.includes(kind)) return;
    const end = title.start + title.text.replace(/[》。]$/u, '').length;
    const matter = /关于(.+)$/u.exec(title.text.slice(0, end - title.start - kind.length))?.[1];
    if (matter !== undefined && !hasParticle.test(matter)) {
      // The finding marks the kind, to show where the particle is missing.
      yield { start: end - kind.length, end, replacements: [`的${kind}`] };
    }
    // A long title spans several lines.
    const isOpened = blocks.some((block) => block.end <= title.start && block.text.includes('关于'));
    if (matter === undefined && !isOpened) {
      yield { start: title.start, end: title.end, replacements: [], params: { kind } };
    }
  },
  right: [
    sample({}),
    sample({ title: '青山市人民政府关于印发《青山市消防办法》的通知' }),
    sample({ title: '青山市人民政府公告' }),
    sample({ title: '青山市人民政府关于做好防汛工作的紧急通知' }),
    sample({ title: '青山市人民政府关于征求意见的复函' }),
    sample({ title: '青山市人民政府关于进一步加强\n安全生产工作的意见' }),
  ],
  wrong: [
    [sample({ title: '青山市人民政府关于开展安全检查通知' }), sample({})],
    [sample({ title: '安全检查通知' }), sample({ title: '安全检查通知' })],
  ],
};
