import { type DocumentRule, official } from '../document-rule.ts';
import { leadersOn } from '../leaders.ts';
import { sample } from '../sample.ts';
import { dayOf } from './leaders-order.ts';

export const leaderTitle: DocumentRule = {
  ...official,
  id: 'zh.official-leader-title',
  severity: 'error',
  credible: 0.9,
  authority: null,
  *find({ body, leaders, date }) {
    const present = leadersOn(leaders, dayOf(date?.text));
    const titles = [...new Set(leaders.map(({ title }) => title))].filter((title) => title !== '');
    for (const { text, start } of body) {
      for (const { name } of present) {
        const own = present.filter((leader) => leader.name === name).map(({ title }) => title);
        for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
          const before = text.slice(0, at);
          const written = titles.find((title) => before.endsWith(title));
          const [first = ''] = own;
          if (written === undefined || first === '' || own.some((title) => before.endsWith(title))) continue;
          yield {
            start: start + at - written.length,
            end: start + at,
            replacements: [first],
            params: { name },
          };
        }
      }
    }
  },
  right: [
    sample({ body: '市委书记赵甲、市长钱乙参加。' }),
    sample({ body: '市长李丁讲话。', date: '2024年5月1日' }),
  ],
  wrong: [[sample({ body: '市长赵甲讲话。' }), sample({ body: '市委书记赵甲讲话。' })]],
};
