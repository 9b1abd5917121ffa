/** A place in a file as editors count: both from 1, columns in UTF-16 code units. */
export interface LinePlace {
  readonly line: number;
  readonly column: number;
}

/** Finds the line and column of offsets, each in logarithmic time. */
export function linePlaces(text: string): (offset: number) => LinePlace {
  const starts = [0];
  for (const found of text.matchAll(/\r\n|\n|\r/g)) starts.push(found.index + found[0].length);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
