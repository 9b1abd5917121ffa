import { AppError } from '@inkstone/contracts';
import { type TermFormat, termLimits } from '@inkstone/contracts/terms';
import { decodeText, writeCsv } from '@inkstone/kernel';
import {
  readSeparated,
  readTermTable,
  readTermXml,
  type TermDraft,
  type TermFile,
  UnclosedQuote,
  UnreadableXml,
  writeTermTable,
  writeTermXml,
  writeTsv,
} from '@inkstone/translate';
import writeXlsx from 'write-excel-file/node';
import { isArchive, readWorkbook } from '../../../platform/files/read-workbook.ts';

/** A task for a file of terms, run in an isolated process. */
export type TermsTask =
  | { readonly kind: 'read'; readonly name: string; readonly bytes: Uint8Array }
  | { readonly kind: 'write'; readonly format: TermFormat; readonly terms: readonly TermDraft[] };

/** Reads or writes a file of terms. */
export async function runTermsTask(task: TermsTask): Promise<TermFile | Uint8Array> {
  return task.kind === 'read' ? readFile(task.bytes) : writeFile(task.format, task.terms);
}

async function readFile(bytes: Uint8Array): Promise<TermFile> {
  if (bytes.length > termLimits.bytes) throw new AppError('import_too_large', { limit: '5 MB' });
  const file = await readAny(bytes);
  if (file.rows.length + file.broken.length > termLimits.rows) throw new AppError('file_too_complex');
  return file;
}

async function readAny(bytes: Uint8Array): Promise<TermFile> {
  if (isArchive(bytes)) return readTermTable(await readCells(bytes));
  const text = decodeText(bytes);
  if (text === null || text.trim() === '') throw new AppError('terms_format_unknown');
  try {
    if (/^\ufeff?\s*</.test(text)) {
      const file = readTermXml(text);
      if (file === null) throw new AppError('terms_format_unknown');
      return file;
    }
    return readTermTable(readSeparated(text));
  } catch (error) {
    if (error instanceof UnclosedQuote || error instanceof UnreadableXml) {
      throw new AppError('terms_unreadable', { row: error.line });
    }
    throw error;
  }
}

async function readCells(bytes: Uint8Array): Promise<string[][]> {
  const cells = await readWorkbook(bytes);
  if (cells === 'broken') throw new AppError('terms_unreadable', { row: 1 });
  if (cells === 'other') throw new AppError('terms_format_unknown');
  return cells;
}

async function writeFile(format: TermFormat, terms: readonly TermDraft[]): Promise<Uint8Array> {
  const encoded = (text: string) => new TextEncoder().encode(text);
  if (format === 'csv') return encoded(writeCsv(writeTermTable(terms)));
  if (format === 'tsv') return encoded(writeTsv(writeTermTable(terms)));
  if (format === 'xlsx') {
    const rows = writeTermTable(terms).map((row) => row.map((value) => ({ type: String, value })));
    return new Uint8Array(await writeXlsx(rows).toBuffer());
  }
  return encoded(writeTermXml(format, terms));
}
