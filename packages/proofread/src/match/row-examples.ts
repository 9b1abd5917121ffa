import type { Example } from '../rules/rule.ts';
import type { PhraseRow } from './phrase-row.ts';

/** Returns a wrong sentence for each row with its correction, as tests of a table. */
export function examplesOf(rows: readonly PhraseRow[]): Example[] {
  return rows.map(({ wrong, right, onlyAfter = '', onlyBefore = '' }) => {
    const show = (pattern: string) =>
      `“${onlyAfter.slice(0, 1)}${pattern.replace(/[\^$]/g, '').replace(/…+/, '甲乙')}${onlyBefore.slice(0, 1)}”。`;
    return [show(wrong), show(right[0] ?? wrong)];
  });
}

/** Returns the exceptions of the rows: correct words that contain a wrong form. */
export function guardsOf(rows: readonly PhraseRow[]): string[] {
  return [...new Set(rows.flatMap(({ within = [] }) => within))];
}
