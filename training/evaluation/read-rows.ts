import { readFileSync } from 'node:fs';

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
