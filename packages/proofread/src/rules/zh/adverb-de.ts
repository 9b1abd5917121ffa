import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';
import { adverbs, closingVerbs, verbForms } from './data/adverbs.ts';

const longest = 5;

/** Behind these the clause goes on with the verb as a name for something. */
const clauseEnd = '(?=[，。；：！？、…”’）]|$|了|着|起来|过来|吧|呢|啊)';
const forms = new RegExp(`的(?=${verbForms.join('|')}|(?:${closingVerbs.join('|')})${clauseEnd})`, 'gu');

export const adverbDe: Rule = {
  id: 'zh.adverb-de',
  category: 'grammar',
  severity: 'warning',
  credible: 0.82,
  authority: '现代汉语八百词（的、地、得）',
  scope: 'sentence',
  find: byPattern(forms, ({ before }) => {
    const words = before(longest);
    return Array.from(words, (_, at) => words.slice(at)).some((word) => adverbs.has(word)) ? '地' : null;
  }),
  right: ['他慢慢地走了。', '他的走法很怪。', '他轻轻的脚步声。', '这是认真的态度。', '快乐的唱歌比赛。'],
  wrong: [
    ['他慢慢的走了。', '他慢慢地走了。'],
    ['她悄悄的离开了教室。', '她悄悄地离开了教室。'],
    ['孩子们高兴的唱歌。', '孩子们高兴地唱歌。'],
    ['大家兴高采烈的唱起歌来。', '大家兴高采烈地唱起歌来。'],
  ],
};
