import { lastAtMost } from '@inkstone/kernel';

/** A position in a file as editors count: line and column from 1, columns in UTF-16 code units. */
export interface LinePlace {
  readonly line: number;
  readonly column: number;
}

/** Returns a function that maps offsets to line and column in logarithmic time. */
export function linePlaces(text: string): (offset: number) => LinePlace {
  const starts = [0];
  for (const found of text.matchAll(/\r\n|\n|\r/g)) starts.push(found.index + found[0].length);
  return (offset) => {
    const line = lastAtMost(starts, offset, (start) => start);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}
