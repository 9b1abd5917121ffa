import { fenOf } from '@inkstone/domain/orders';
import { maxBillLines } from './limits.ts';

/** Thrown for a file that is not a bill in the provider's documented format. The message contains no cell. */
export class DamagedBill extends Error {}

/** A row of a table, by column. */
export interface TableRow {
  /** The text of a column; throws DamagedBill if there is no such column. */
  text(column: string): string;
  /** Yuan as fen, of at least 0. */
  fen(column: string): number;
  /** Yuan with a sign and at most two decimals, as fen. */
  signedFen(column: string): number;
  /** Yuan with more decimals and a sign, rounded to fen, half away from zero. */
  fee(column: string): number;
}

/** Reads rows of cells below a header. Throws DamagedBill for missing columns and for rows of another length. */
export function readTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  columns: readonly string[],
): TableRow[] {
  const missing = columns.find((column) => !head.includes(column));
  if (missing !== undefined) throw new DamagedBill(`the column ${missing} is missing`);
  if (rows.length > maxBillLines) throw new DamagedBill(`more than ${maxBillLines} rows`);
  return rows.map((cells, at) => {
    if (cells.length !== head.length) throw new DamagedBill(`row ${at + 1} has ${cells.length} cells`);
    const text = (column: string) => cells[head.indexOf(column)] ?? '';
    const number = (value: number | null, column: string) => {
      if (value === null) throw new DamagedBill(`row ${at + 1}: ${column} is no amount`);
      return value;
    };
    return {
      text,
      fen: (column) => number(fenOf(text(column)), column),
      signedFen: (column) => number(signedFenOf(text(column)), column),
      fee: (column) => number(feeOf(text(column)), column),
    };
  });
}

function signedFenOf(yuan: string): number | null {
  const fen = fenOf(yuan.replace(/^-/, ''));
  return fen !== null && fen > 0 && yuan.startsWith('-') ? -fen : fen;
}

/** Fees have up to five decimals. */
function feeOf(yuan: string): number | null {
  const [, sign, whole, fraction = ''] = /^(-?)(\d{1,13})(?:\.(\d{1,8}))?$/.exec(yuan) ?? [];
  if (whole === undefined) return null;
  const digits = fraction.padEnd(8, '0');
  const fen = Number(whole + digits.slice(0, 2)) + (Number(digits[2]) >= 5 ? 1 : 0);
  return sign === '-' && fen > 0 ? -fen : fen;
}
