import { AppError } from '@inkstone/contracts';
import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';

/** Maximum size of an unpacked workbook, in bytes. */
const maxUnpacked = 60 * 1024 * 1024;

/** Whether a file begins with the ZIP signature, like a workbook or a docx. */
export function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

/**
 * The cells of the first sheet of a workbook (xlsx) as texts. `other` for another archive, `broken` for none.
 * Throws `file_too_complex` for one that unpacks to more than 60 MB. Call it in a separate process.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<string[][] | 'other' | 'broken'> {
  let unpacked = 0;
  let isWorkbook = false;
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        unpacked += originalSize;
        isWorkbook ||= name === 'xl/workbook.xml';
        return false;
      },
    });
  } catch {
    return 'broken';
  }
  if (!isWorkbook) return 'other';
  if (unpacked > maxUnpacked) throw new AppError('file_too_complex');
  const rows = await readSheet(Buffer.from(bytes));
  return rows.map((row) => row.map((cell) => (cell === null || cell === undefined ? '' : String(cell))));
}
