import { type DocumentRule, official } from '../document-rule.ts';
import { type Leader, leadersOn } from '../leaders.ts';
import { sample } from '../sample.ts';

export const leadersOrder: DocumentRule = {
  ...official,
  id: 'zh.official-leaders-order',
  credible: 0.9,
  authority: null,
  *find({ body, leaders, date }) {
    const known = new Map(leadersOn(leaders, dayOf(date?.text)).map((leader) => [leader.name, leader]));
    if (known.size < 2) return;
    for (const { text, start } of body) {
      for (const { index, 0: found } of text.matchAll(
        /[\p{Script=Han}·]{2,12}(?:、[\p{Script=Han}·]{2,12})+/gu,
      )) {
        const better = inOrder(found, known);
        if (better !== found)
          yield { start: start + index, end: start + index + found.length, replacements: [better] };
      }
    }
  },
  right: [
    sample({ body: '参加检查的有赵甲、钱乙、孙丙。' }),
    sample({ body: '李丁、赵甲在2025年参加过检查。' }),
    sample({ body: '吴戊、周己参加。' }),
  ],
  wrong: [
    [sample({ body: '请钱乙、赵甲、吴戊参加。' }), sample({ body: '请赵甲、钱乙、吴戊参加。' })],
    [
      sample({ body: '出席的有李丁、赵甲。', date: '2024年5月1日' }),
      sample({ body: '出席的有赵甲、李丁。', date: '2024年5月1日' }),
    ],
  ],
};

/** The day of a document as leaders' tables write it; null where it has none. */
export function dayOf(written: string | undefined): string | null {
  const [, year, month = '', day = ''] = /^(\d{4})年(\d{1,2})月(\d{1,2})日$/.exec(written ?? '') ?? [];
  return year === undefined ? null : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The enumeration with the known names among the places of known names in their order. */
function inOrder(found: string, known: ReadonlyMap<string, Leader>): string {
  const names = found.split('、');
  const ends = names.map((name) => [...known.values()].find((leader) => name.endsWith(leader.name)) ?? null);
  // With a title before each name a name cannot move alone.
  const isPlain = names.every((name, at) => at === 0 || ends[at] === null || name === ends[at]?.name);
  const present = ends.filter((leader) => leader !== null);
  if (!isPlain || present.length < 2) return found;
  const sorted = [...present].sort((a, b) => a.order - b.order);
  return names
    .map((name, at) => {
      const here = ends[at];
      const next = here === null ? undefined : sorted.shift();
      return here === null || here === undefined || next === undefined
        ? name
        : name.slice(0, name.length - here.name.length) + next.name;
    })
    .join('、');
}
