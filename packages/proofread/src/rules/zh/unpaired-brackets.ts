import { pairMarks } from '../../match/pairs.ts';
import type { Finding, Rule, RuleText } from '../rule.ts';

const kinds = ['（）', '《》', '【】', '「」', '『』', '〈〉', '〔〕'];
/** `1）`, `a）`, `一）` at the start of a list item have no opening bracket. */
const listMark = /(?:^|[\s；。，：、])[\dA-Za-z一二三四五六七八九十①-⑳]{1,4}$/;

export const unpairedBrackets: Rule = {
  id: 'zh.unpaired-brackets',
  category: 'punctuation',
  severity: 'warning',
  credible: 0.85,
  authority: 'GB/T 15834-2011, 4.9',
  scope: 'paragraph',
  find: findUnpaired,
  right: ['他（小王）来了。', '1）准备；2）出发。', '《红楼梦》（上）', 'a）材料', '2018年10月26日修正）'],
  wrong: [
    ['他（小王来了。', '他（小王来了。'],
    ['他小王）来了。', '他小王）来了。'],
    ['我读了《红楼梦，很好看。', '我读了《红楼梦，很好看。'],
  ],
};

function* findUnpaired({ text, language }: RuleText): Generator<Finding> {
  if (language !== 'zh') return;
  const last = text.trimEnd().length - 1;
  for (const kind of kinds) {
    const [open = '', close = ''] = kind;
    const isListMark = (at: number) =>
      text[at] === '）' && listMark.test(text.slice(Math.max(0, at - 5), at));
    const { unclosed, unopened } = pairMarks(text, { open, close });
    // A note of several paragraphs may be closed at the end of a paragraph without a complete sentence.
    const closesNote = (at: number) => at === last && !/[。！？]/.test(text);
    const halves = [...unclosed, ...unopened.filter((at) => !isListMark(at) && !closesNote(at))];
    // A half-width bracket completes the pair; its width is reported by another rule.
    if (kind === '（）' && /[()]/.test(text)) continue;
    for (const at of halves) yield { start: at, end: at + 1, replacements: [] };
  }
}
