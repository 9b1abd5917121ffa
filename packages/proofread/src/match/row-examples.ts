import type { Example } from '../rules/rule.ts';
import type { PhraseRow } from './phrase-row.ts';

/** A wrong sentence for each row, and how it reads when mended: the tests of a table. */
export function examplesOf(rows: readonly PhraseRow[]): Example[] {
  return rows.map(({ wrong, right, onlyAfter = '', onlyBefore = '' }) => {
    const show = (pattern: string) =>
      `“${onlyAfter.slice(0, 1)}${pattern.replace(/[\^$]/g, '').replace(/…+/, '甲乙')}${onlyBefore.slice(0, 1)}”。`;
    return [show(wrong), show(right[0] ?? wrong)];
  });
}

/** What the rows let pass: right words that hold a wrong one. */
export function guardsOf(rows: readonly PhraseRow[]): string[] {
  return [...new Set(rows.flatMap(({ within = [] }) => within))];
}
