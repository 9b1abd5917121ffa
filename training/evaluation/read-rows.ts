import { readFileSync } from 'node:fs';

/** One text of a set. */
export interface Row {
  readonly id: string;
  readonly source: string;
  /** What it may become; the same as `source` where nothing is wrong. */
  readonly targets: readonly string[];
}

/** The texts of a set, one in a line. */
export function readRows(path: string): Row[] {
  return readFileSync(path, 'utf8').split('\n').filter(Boolean).map(readRow);
}

function readRow(line: string): Row {
  const row: Row = JSON.parse(line);
  return row;
}
