/** A run of equal elements in two sequences. */
export interface Run {
  readonly oldStart: number;
  readonly newStart: number;
  readonly length: number;
}

/** Beyond this number of edits, elements that are unique in both sequences are used as anchors. */
const maxEdits = 400;
const maxDepth = 8;

/**
 * The longest common subsequence of two sequences: by Myers' algorithm if the edit script is short, otherwise
 * between unique common elements. Time is bounded by length × `maxEdits`; beyond that, some runs are missed.
 */
export function matchSequences<T>(old: readonly T[], fresh: readonly T[]): Run[] {
  const runs: Run[] = [];
  matchRange({ old, fresh, runs }, 0, old.length, 0, fresh.length, 0);
  return runs;
}

interface Task<T> {
  readonly old: readonly T[];
  readonly fresh: readonly T[];
  readonly runs: Run[];
}

function matchRange<T>(
  task: Task<T>,
  oldFrom: number,
  oldTo: number,
  newFrom: number,
  newTo: number,
  depth: number,
): void {
  const { old, fresh } = task;
  let a = oldFrom;
  let b = newFrom;
  while (a < oldTo && b < newTo && old[a] === fresh[b]) {
    a++;
    b++;
  }
  addRun(task.runs, oldFrom, newFrom, a - oldFrom);
  let tail = 0;
  while (oldTo - tail > a && newTo - tail > b && old[oldTo - tail - 1] === fresh[newTo - tail - 1]) tail++;
  const [oldEnd, newEnd] = [oldTo - tail, newTo - tail];
  if (a < oldEnd && b < newEnd) {
    const short = shortestScript(old, fresh, a, oldEnd, b, newEnd);
    if (short)
      for (const { oldStart, newStart, length } of short) addRun(task.runs, oldStart, newStart, length);
    else if (depth < maxDepth) matchBetweenAnchors(task, a, oldEnd, b, newEnd, depth + 1);
  }
  addRun(task.runs, oldEnd, newEnd, tail);
}

function addRun(runs: Run[], oldStart: number, newStart: number, length: number): void {
  if (length === 0) return;
  const last = runs.at(-1);
  if (last && last.oldStart + last.length === oldStart && last.newStart + last.length === newStart) {
    runs[runs.length - 1] = { ...last, length: last.length + length };
  } else runs.push({ oldStart, newStart, length });
}

/** Myers' greedy algorithm; null if more than `maxEdits` edits are needed. */
function shortestScript<T>(
  old: readonly T[],
  fresh: readonly T[],
  oldFrom: number,
  oldTo: number,
  newFrom: number,
  newTo: number,
): Run[] | null {
  const [n, m] = [oldTo - oldFrom, newTo - newFrom];
  const limit = Math.min(n + m, maxEdits);
  const middle = limit + 1;
  const furthest = new Int32Array(2 * limit + 3);
  const trace: Int32Array[] = [];
  for (let d = 0; d <= limit; d++) {
    for (let k = -d; k <= d; k += 2) {
      const down = at(furthest, middle + k + 1);
      const right = at(furthest, middle + k - 1) + 1;
      let x = k === -d || (k !== d && right - 1 < down) ? down : right;
      while (x < n && x - k < m && x - k >= 0 && old[oldFrom + x] === fresh[newFrom + x - k]) x++;
      furthest[middle + k] = x;
      if (k === n - m && x >= n) return walkBack(trace, d, n, m, oldFrom, newFrom);
    }
    trace.push(furthest.slice(middle - d - 1, middle + d + 2));
  }
  return null;
}

/** `trace[d]` holds the diagonals -d-1 to d+1 after d edits. */
function walkBack(
  trace: readonly Int32Array[],
  edits: number,
  n: number,
  m: number,
  oldFrom: number,
  newFrom: number,
): Run[] {
  const runs: Run[] = [];
  let [x, y] = [n, m];
  for (let d = edits; d >= 0; d--) {
    const k = x - y;
    const before = trace[d - 1];
    let [fromX, fromY] = [0, 0];
    if (before) {
      const down = at(before, k + 1 + d);
      const right = at(before, k - 1 + d) + 1;
      const isDown = k === -d || (k !== d && right - 1 < down);
      fromX = isDown ? down : right;
      fromY = fromX - k;
    }
    if (x > fromX) runs.push({ oldStart: oldFrom + fromX, newStart: newFrom + fromY, length: x - fromX });
    if (!before) break;
    const isDown = k === -d || (k !== d && at(before, k - 1 + d) < at(before, k + 1 + d));
    [x, y] = isDown ? [fromX, fromY - 1] : [fromX - 1, fromY];
  }
  return runs.reverse();
}

/** Splits at elements that are unique in each range, in the longest common order. */
function matchBetweenAnchors<T>(
  task: Task<T>,
  oldFrom: number,
  oldTo: number,
  newFrom: number,
  newTo: number,
  depth: number,
): void {
  const inNew = placesOfUnique(task.fresh, newFrom, newTo);
  const pairs: (readonly [number, number])[] = [];
  for (const [value, place] of placesOfUnique(task.old, oldFrom, oldTo)) {
    const other = inNew.get(value);
    if (place >= 0 && other !== undefined && other >= 0) pairs.push([place, other]);
  }
  const anchors = longestIncreasing(pairs);
  if (anchors.length === 0) return;
  let [a, b] = [oldFrom, newFrom];
  for (const [oldAt, newAt] of anchors) {
    matchRange(task, a, oldAt, b, newAt, depth);
    addRun(task.runs, oldAt, newAt, 1);
    [a, b] = [oldAt + 1, newAt + 1];
  }
  matchRange(task, a, oldTo, b, newTo, depth);
}

/** Index of each element; -1 if it occurs more than once. */
function placesOfUnique<T>(sequence: readonly T[], from: number, to: number): Map<T | undefined, number> {
  const places = new Map<T | undefined, number>();
  for (let i = from; i < to; i++) places.set(sequence[i], places.has(sequence[i]) ? -1 : i);
  return places;
}

/** Longest increasing subsequence by the second number, of pairs sorted by the first. */
function longestIncreasing(pairs: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const ends: number[] = [];
  const before: number[] = [];
  for (const [i, [, value]] of pairs.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const half = (low + high) >> 1;
      if ((pairs[ends[half] ?? 0]?.[1] ?? 0) < value) low = half + 1;
      else high = half;
    }
    before.push(ends[low - 1] ?? -1);
    ends[low] = i;
  }
  const increasing: (readonly [number, number])[] = [];
  for (let i = ends.at(-1) ?? -1; i >= 0; i = before[i] ?? -1) {
    const pair = pairs[i];
    if (pair) increasing.push(pair);
  }
  return increasing.reverse();
}

function at(numbers: Int32Array, place: number): number {
  return numbers[place] ?? 0;
}
