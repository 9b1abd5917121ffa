import { AppError } from '@inkstone/contracts';
import { pairTableLimits, readPairTable } from '@inkstone/contracts/translation';
import { detectLanguage, readSeparated, UnclosedQuote } from '@inkstone/translate';
import { call } from '../../../platform/call.ts';
import { readGivenFile } from '../../../shared/files/base64.ts';
import { readTextFile } from '../../../shared/files/read-text-file.ts';
import { alignSheet, sheetOfRows } from '../../../shared/translation/edit-pairs.ts';
import type { Draft } from '../../../shared/translation/kept-draft.ts';
import type { Sheet } from '../../../shared/translation/sheet.ts';

/** Why two texts cannot be aligned: there is no table, or they are not in Chinese and English. */
export type AlignFault = 'alignNoTable' | 'alignLanguage';

/** Returns the draft of two texts that are translations of each other, with the languages in either order. */
export function alignDraft(source: string, target: string): Draft | AlignFault {
  return draftOf(source, target, () => alignSheet(source, target));
}

/**
 * Returns the draft of a table in CSV or TSV, of a workbook (xlsx) or of the tables of a docx: of the first column in Chinese and
 * the first column in English. A heading row is omitted. Workbooks and docx are parsed by the server, which stores nothing.
 */
export async function readPairFile(file: File): Promise<Draft | AlignFault> {
  if (/\.(?:csv|tsv|txt)$/i.test(file.name)) return pairDraft(rowsOf(await readTextFile(file)));
  const given = await readGivenFile(file, pairTableLimits.bytes, 'import_too_large');
  return pairDraft((await call(readPairTable, given)).rows);
}

/** Returns the draft of the rows of a table. */
export function pairDraft(table: readonly (readonly string[])[]): Draft | AlignFault {
  const [left, right] = columnsOf(table);
  const rows = table.flatMap((row): [string, string][] => {
    const [source = '', target = ''] = [row[left], row[right]];
    return source.trim() === '' && target.trim() === '' ? [] : [[source, target]];
  });
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

/**
 * Returns the first column of each language, from left to right, skipping columns such as numbers; the first two columns if there
 * are none.
 */
function columnsOf(table: readonly (readonly string[])[]): [number, number] {
  const width = Math.max(0, ...table.map(({ length }) => length));
  const languages = Array.from({ length: width }, (_, at) =>
    detectLanguage(table.map((row) => row[at] ?? '').join('\n')),
  );
  const found = [languages.indexOf('zh'), languages.indexOf('en')].filter((at) => at >= 0);
  const [left, right] = found.sort((a, b) => a - b);
  return left === undefined || right === undefined ? [0, 1] : [left, right];
}

/** Returns the cells of CSV or TSV. Throws `file_format_mismatch` for an unterminated quote. */
export function rowsOf(text: string): string[][] {
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
