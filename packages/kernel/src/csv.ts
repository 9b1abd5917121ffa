/**
 * Returns rows as CSV that spreadsheets open (RFC 4180, with a byte order mark). Cells that a spreadsheet
 * would read as formulas get a leading apostrophe.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(text: string): string {
  // Some spreadsheets ignore leading white space and interpret full-width characters of Chinese and Japanese keyboards.
  const safe = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
