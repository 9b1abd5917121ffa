/**
 * Returns rows as CSV that spreadsheets open (RFC 4180, with a byte order mark). Cells that a spreadsheet
 * would read as formulas get a leading apostrophe, also behind a semicolon.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

/** Returns one part of a CSV file that is written in several; `head` is null in all but the first. */
export function writeCsvPart(head: readonly string[] | null, rows: readonly (readonly string[])[]): string {
  // Only the first part begins with a byte order mark.
  return head ? writeCsv([head, ...rows]) : writeCsv(rows).slice(1);
}

function cell(text: string): string {
  // Some spreadsheets ignore leading white space and interpret full-width characters of Chinese and Japanese keyboards.
  const guarded = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  // Where the decimal separator is a comma, spreadsheets separate cells at semicolons.
  const safe = guarded.replaceAll(/;\s*(?=[=+\-@＝＋－＠])/g, "$&'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
