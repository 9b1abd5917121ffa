import { AppError } from '@inkstone/contracts';
import { detectLanguage, readSeparated, UnclosedQuote } from '@inkstone/translate';
import { alignSheet, sheetOfRows } from '../../../shared/translation/edit-pairs.ts';
import type { Draft } from '../../../shared/translation/kept-draft.ts';
import type { Sheet } from '../../../shared/translation/sheet.ts';

/** Why two texts cannot be aligned: there is no table, or they are not in Chinese and English. */
export type AlignFault = 'alignNoTable' | 'alignLanguage';

/** The draft of two texts that translate each other, in either order of the languages. */
export function alignDraft(source: string, target: string): Draft | AlignFault {
  return draftOf(source, target, () => alignSheet(source, target));
}

/** The draft of a table in CSV or TSV whose first two columns translate each other. A heading is left out. */
export function readPairTable(text: string): Draft | AlignFault {
  const rows = rowsOf(text).flatMap(([source = '', target = '']): [string, string][] =>
    source.trim() === '' && target.trim() === '' ? [] : [[source, target]],
  );
  if (!rows.some(([source, target]) => source.trim() !== '' && target.trim() !== '')) return 'alignNoTable';
  const column = (at: 0 | 1) => rows.map((row) => row[at]).join('\n');
  const isHeading = ([source, target]: [string, string]) =>
    detectLanguage(source) !== detectLanguage(column(0)) ||
    detectLanguage(target) !== detectLanguage(column(1));
  const [first, ...others] = rows;
  const body =
    first && others.length > 0 && first.every((cell) => cell.trim() !== '') && isHeading(first)
      ? others
      : rows;
  return draftOf(column(0), column(1), () => sheetOfRows(body));
}

function rowsOf(text: string): string[][] {
  try {
    return readSeparated(text);
  } catch (error) {
    if (error instanceof UnclosedQuote) throw new AppError('file_format_mismatch', {}, error);
    throw error;
  }
}

function draftOf(source: string, target: string, make: () => Sheet): Draft | AlignFault {
  const [from, to] = [detectLanguage(source), detectLanguage(target)];
  return from === null || to === null || from === to ? 'alignLanguage' : { from, to, sheet: make() };
}
