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
        if (better === found) continue;
        const [before, behind] = aroundNames(found, known);
        yield {
          start: start + index + before,
          end: start + index + found.length - behind,
          replacements: [better.slice(before, better.length - behind)],
        };
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
    [sample({ body: '请吴戊、孙丙、赵甲出席。' }), sample({ body: '请吴戊、赵甲、孙丙出席。' })],
    [
      sample({ body: '出席的有李丁、赵甲。', date: '2024年5月1日' }),
      sample({ body: '出席的有赵甲、李丁。', date: '2024年5月1日' }),
    ],
  ],
};

/** Returns the date of a document in the format of the table; null if it has none. */
export function dayOf(written: string | undefined): string | null {
  const [, year, month = '', day = ''] = /^(\d{4})年(\d{1,2})月(\d{1,2})日$/.exec(written ?? '') ?? [];
  return year === undefined ? null : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Returns the enumeration with the known names sorted by rank within the positions of known names. */
function inOrder(found: string, known: ReadonlyMap<string, Leader>): string {
  const parts = found.split('、');
  const leaders = parts.map((part, at) => leaderIn(part, at === 0, at === parts.length - 1, known));
  const sorted = leaders.filter((leader) => leader !== null).sort((a, b) => a.order - b.order);
  return parts
    .map((part, at) => {
      const here = leaders[at] ?? null;
      const next = here === null ? undefined : sorted.shift();
      return here === null || next === undefined ? part : part.replace(here.name, next.name);
    })
    .join('、');
}

/** Number of characters before the first name and after the last one. */
function aroundNames(found: string, known: ReadonlyMap<string, Leader>): [before: number, behind: number] {
  const parts = found.split('、');
  const [first = ''] = parts;
  const last = parts.at(-1) ?? '';
  const opening = leaderIn(first, true, false, known)?.name ?? first;
  const closing = leaderIn(last, false, true, known)?.name ?? last;
  return [first.length - opening.length, last.length - closing.length];
}

/** Text may precede the first name and follow the last; a title between two names fixes both positions. */
function leaderIn(
  part: string,
  isFirst: boolean,
  isLast: boolean,
  known: ReadonlyMap<string, Leader>,
): Leader | null {
  for (const leader of known.values()) {
    const isHere = isFirst
      ? part.endsWith(leader.name)
      : isLast
        ? part.startsWith(leader.name)
        : part === leader.name;
    if (isHere) return leader;
  }
  return null;
}
