/** Error of a table: an unclosed quote, with its line counted from 1. */
export class UnclosedQuote extends Error {
  readonly line: number;

  constructor(line: number) {
    super(`The quote of line ${line} is not closed.`);
    this.line = line;
  }
}

/** Reads CSV or TSV (RFC 4180). The separator is the most frequent candidate in the first line. */
export function readSeparated(text: string): string[][] {
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = text.startsWith('\ufeff') ? 1 : 0;
  let line = 1;
  const end = (cell: string) => row.push(cell.replace(/^'(?=[=+\-@\t\r])/, ''));
  while (at < text.length) {
    if (text[at] === '"') {
      const opened = line;
      let cell = '';
      for (;;) {
        const close = text.indexOf('"', at + 1);
        if (close < 0) throw new UnclosedQuote(opened);
        const part = text.slice(at + 1, close);
        line += part.split('\n').length - 1;
        cell += part;
        at = close + 1;
        if (text[at] !== '"') break;
        cell += '"';
      }
      const rest = /[^\r\n]*/y;
      rest.lastIndex = at;
      const tail = (rest.exec(text)?.[0] ?? '').split(separator, 1)[0] ?? '';
      at += tail.length;
      end(cell + tail);
    } else {
      let stop = at;
      while (stop < text.length && text[stop] !== separator && text[stop] !== '\n' && text[stop] !== '\r')
        stop++;
      end(text.slice(at, stop));
      at = stop;
    }
    if (text[at] === separator) {
      at += 1;
      if (at === text.length) row.push('');
      continue;
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    line += 1;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

/** Writes rows as TSV; cells with a separator, a quote or a line break are quoted. */
export function writeTsv(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => {
    const safe = /^[=+\-@]/.test(text) ? `'${text}` : text;
    return /["\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return `\ufeff${rows.map((row) => `${row.map(cell).join('\t')}\r\n`).join('')}`;
}

function separatorOf(text: string): string {
  const [first = ''] = text.replace(/^\ufeff/, '').split(/[\r\n]/, 1);
  const bare = first.replace(/"(?:[^"]|"")*"/g, '');
  const counts = ['\t', ',', ';'].map((sign) => [sign, bare.split(sign).length] as const);
  return counts.reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}
