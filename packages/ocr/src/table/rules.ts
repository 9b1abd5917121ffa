import type { Box } from '../page.ts';

/** Part of a ruling line in one row or column of pixels. */
interface Run {
  /** Row of a horizontal line, column of a vertical one. */
  readonly at: number;
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

/** A ruling line: a straight line of ink. */
export interface Rule {
  readonly box: Box;
  readonly runs: readonly Run[];
}

/** A binary picture: ink is 1, paper 0. */
export interface Ink {
  readonly width: number;
  readonly height: number;
  readonly ink: Uint8Array;
}

/** Maximum gap in a ruling line caused by printing and noise, in pixels. */
const maxGap = 3;
/** Maximum thickness in pixels; thicker marks are pictures and filled areas. */
const maxThickness = 14;

/** Finds horizontal or vertical ruling lines at least `length` pixels long. */
export function findRules(
  { width, height, ink }: Ink,
  { isVertical, length }: { readonly isVertical: boolean; readonly length: number },
): Rule[] {
  const [lines, size] = isVertical ? [width, height] : [height, width];
  const [step, next] = isVertical ? [width, 1] : [1, width];
  const open: Group[] = [];
  const done: Group[] = [];
  for (let at = 0; at < lines; at++) {
    for (const run of longRuns(ink, { at, start: at * next, step, size, length })) addRun(open, run);
    for (let index = open.length - 1; index >= 0; index--) {
      const group = open[index];
      if (group && group.last < at - 2) done.push(...open.splice(index, 1));
    }
  }
  return [...done, ...open].filter(isThin).map(({ runs }) => ({ box: boxOf(runs, isVertical), runs }));
}

interface Group {
  runs: Run[];
  last: number;
}

function longRuns(
  ink: Uint8Array,
  line: {
    readonly at: number;
    readonly start: number;
    readonly step: number;
    readonly size: number;
    readonly length: number;
  },
): Run[] {
  const runs: Run[] = [];
  let from = -1;
  let last = -1;
  for (let position = 0; position <= line.size; position++) {
    if (position < line.size && ink[line.start + position * line.step] === 1) {
      if (from < 0) from = position;
      last = position;
    } else if (from >= 0 && (position === line.size || position - last > maxGap)) {
      if (last + 1 - from >= line.length) runs.push({ at: line.at, from, to: last + 1 });
      from = -1;
    }
  }
  return runs;
}

/** Adds a run to the line that it continues; a slanted line consists of runs in adjacent rows. */
function addRun(groups: Group[], run: Run): void {
  const touching = groups.filter(({ runs }) =>
    runs.some(({ at, from, to }) => run.at - at <= 2 && from <= run.to + maxGap && to >= run.from - maxGap),
  );
  const [first, ...others] = touching;
  if (!first) {
    groups.push({ runs: [run], last: run.at });
    return;
  }
  for (const other of others) {
    first.runs.push(...other.runs);
    groups.splice(groups.indexOf(other), 1);
  }
  first.runs.push(run);
  first.last = run.at;
}

function isThin({ runs }: Group): boolean {
  const length = Math.max(...runs.map(({ to }) => to)) - Math.min(...runs.map(({ from }) => from));
  const area = runs.reduce((sum, { from, to }) => sum + to - from, 0);
  return area / length <= maxThickness;
}

function boxOf(runs: readonly Run[], isVertical: boolean): Box {
  const from = Math.min(...runs.map((run) => run.from));
  const to = Math.max(...runs.map((run) => run.to));
  const first = Math.min(...runs.map((run) => run.at));
  const last = Math.max(...runs.map((run) => run.at)) + 1;
  return isVertical
    ? { left: first, top: from, right: last, bottom: to }
    : { left: from, top: first, right: to, bottom: last };
}
