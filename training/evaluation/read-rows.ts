import { readFileSync, writeFileSync } from 'node:fs';

/** One text of a set. */
export interface Row {
  readonly id: string;
  readonly source: string;
  /** Accepted corrections; equal to `source` if nothing is wrong. */
  readonly targets: readonly string[];
}

/** Reads a set with one text per line. */
export function readRows(path: string): Row[] {
  return readFileSync(path, 'utf8').split('\n').filter(Boolean).map(readRow);
}

function readRow(line: string): Row {
  const row: Row = JSON.parse(line);
  return row;
}

/** Copies every nth row of a set, beginning with the first, to another file. */
export function writeShare(path: string, to: string, share: number): void {
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  writeFileSync(to, `${lines.filter((_, at) => at % share === 0).join('\n')}\n`);
}
