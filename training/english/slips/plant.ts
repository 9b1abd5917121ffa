import type { Slip } from './slip.ts';

/** A slip inserted into a text, with its position there and in the correct text. */
export interface PlantedSlip {
  readonly start: number;
  readonly end: number;
  readonly right: { readonly start: number; readonly end: number };
}

/** A text with inserted slips and their positions. */
export interface PlantedText {
  readonly text: string;
  readonly slips: readonly PlantedSlip[];
}

/**
 * Inserts slips into a text at random, each with probability share × `rate`. Of adjacent slips only one is
 * inserted.
 */
export function plant(right: string, slips: Iterable<Slip>, rate: number, chance: () => number): PlantedText {
  const chosen = [...slips].filter(({ share }) => chance() < share * rate);
  chosen.sort((a, b) => a.start - b.start || a.end - b.end);
  const planted: PlantedSlip[] = [];
  let text = '';
  let from = 0;
  for (const { start, end, written } of chosen) {
    const isSame = right.slice(start, end) === written;
    if (isSame || start < from || (from > 0 && start === from)) continue;
    text += right.slice(from, start);
    planted.push({ start: text.length, end: text.length + written.length, right: { start, end } });
    text += written;
    from = end;
  }
  return { text: text + right.slice(from), slips: planted };
}

/**
 * Whether replacing the planted text from `start` to `end` by `better` undoes at least one slip and changes
 * nothing else.
 */
export function isCorrected(
  right: string,
  planted: PlantedText,
  { start, end, better }: { readonly start: number; readonly end: number; readonly better: string },
): boolean {
  const { text, slips } = planted;
  const near = slips.filter((slip) => slip.start <= end + 1 && slip.end >= start - 1);
  const isWithin = ({ start: from, end: to }: PlantedSlip) => from < end && to > start;
  const sure = near.filter(isWithin);
  const doubtful = near.filter((slip) => !isWithin(slip)).slice(0, 3);
  for (let chosen = 0; chosen < 2 ** doubtful.length; chosen++) {
    const included = [...sure, ...doubtful.filter((_, at) => ((chosen >> at) & 1) === 1)];
    if (included.length === 0) continue;
    const from = Math.min(start - 1, ...included.map((slip) => slip.start));
    const to = Math.max(end + 1, ...included.map((slip) => slip.end));
    const written = text.slice(Math.max(0, from), start) + better + text.slice(end, to);
    if (normalised(written) === normalised(rightOf(right, planted, included, [from, to]))) return true;
  }
  return false;
}

const normalised = (text: string) => text.replace(/\s+/g, ' ').trim().replace(/’/g, "'");

/** Returns the text of a range with some of its slips undone. */
function rightOf(
  right: string,
  { text, slips }: PlantedText,
  included: readonly PlantedSlip[],
  [from, to]: readonly [number, number],
): string {
  let undone = '';
  let at = Math.max(0, from);
  for (const slip of slips) {
    if (!included.includes(slip)) continue;
    undone += text.slice(at, slip.start) + right.slice(slip.right.start, slip.right.end);
    at = slip.end;
  }
  return undone + text.slice(at, to);
}
