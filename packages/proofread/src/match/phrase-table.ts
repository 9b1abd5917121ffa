import type { Finding, RuleText } from '../rules/rule.ts';

/** A wrong word or phrase with what should stand there (best first). */
export interface PhraseRow {
  readonly wrong: string;
  readonly right: readonly string[];
  /** Characters that make it right when one of them stands directly before. */
  readonly notAfter?: string;
  /** The same for directly behind. */
  readonly notBefore?: string;
}

/** Rows as people write them: `wrong right`, alternatives with `/`, contexts as `-前` (before) and `后-` (behind). */
export function readRows(lines: string): PhraseRow[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [wrong = '', right = '', ...contexts] = line.split(/\s+/);
      const notAfter = contexts.find((context) => context.startsWith('-'))?.slice(1);
      const notBefore = contexts.find((context) => context.endsWith('-'))?.slice(0, -1);
      return {
        wrong,
        right: right.split('/'),
        ...(notAfter === undefined ? {} : { notAfter }),
        ...(notBefore === undefined ? {} : { notBefore }),
      };
    });
}

/** The `find` of a rule that is a list of phrases; the longest phrase at a place wins. */
export function byPhrases(rows: readonly PhraseRow[]) {
  const byStart = new Map<string, PhraseRow[]>();
  for (const row of [...rows].sort((a, b) => b.wrong.length - a.wrong.length)) {
    const start = row.wrong.slice(0, 2);
    const others = byStart.get(start);
    if (others === undefined) byStart.set(start, [row]);
    else others.push(row);
  }
  return function* find({ text }: RuleText): Generator<Finding> {
    for (let at = 0; at + 1 < text.length; at++) {
      const row = byStart.get(text.slice(at, at + 2))?.find((each) => stands(each, text, at));
      if (row === undefined) continue;
      yield { start: at, end: at + row.wrong.length, replacements: row.right };
      at += row.wrong.length - 1;
    }
  };
}

function stands(row: PhraseRow, text: string, at: number): boolean {
  if (!text.startsWith(row.wrong, at)) return false;
  const before = text[at - 1];
  const behind = text[at + row.wrong.length];
  if (before !== undefined && row.notAfter?.includes(before)) return false;
  return behind === undefined || !row.notBefore?.includes(behind);
}
