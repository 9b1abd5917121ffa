import type { Box, RecognisedLine, RecognisedWord } from '../page.ts';

/** Returns the smallest box around boxes. */
export function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** Creates a line from words, of which there is at least one. */
export function lineOf(words: readonly RecognisedWord[]): RecognisedLine {
  return { words, box: around(words.map(({ box }) => box)) };
}

/** Moves the boxes of a line. */
export function moveLine({ words }: RecognisedLine, x: number, y: number): RecognisedLine {
  return lineOf(
    words.map(({ box, ...word }) => ({
      ...word,
      box: { left: box.left + x, top: box.top + y, right: box.right + x, bottom: box.bottom + y },
    })),
  );
}

export function heightOf({ top, bottom }: Box): number {
  return bottom - top;
}

export function widthOf({ left, right }: Box): number {
  return right - left;
}

/** Returns the median of a list; 0 for an empty one. */
export function middle(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Returns the quantile of a list at a share from 0 to 1; 0 for an empty list. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
