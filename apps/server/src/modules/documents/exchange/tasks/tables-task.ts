import { AppError } from '@inkstone/contracts';
import { pairTableLimits } from '@inkstone/contracts/translation';
import { readWorkbook } from '../../../../platform/files/read-workbook.ts';
import type { TablesTask } from './task.ts';

/**
 * The cells of the tables of a docx, or of the first sheet of a workbook. Throws `file_format_mismatch` and the errors
 * of reading a docx.
 */
export async function readTables({ format, bytes }: TablesTask): Promise<string[][]> {
  if (format === 'docx') {
    const { readDocxTables } = await import('@inkstone/exchange/docx');
    return readDocxTables(bytes, 4 * pairTableLimits.bytes);
  }
  const cells = await readWorkbook(bytes);
  if (typeof cells === 'string') throw new AppError('file_format_mismatch');
  return cells;
}
