/** A range of sentences: index of the first (inclusive) and end (exclusive). */
export type Ends = readonly [from: number, to: number];

/** Number of sentences of each side in a group, with the cost of the grouping itself. */
export interface Bead {
  readonly source: number;
  readonly target: number;
  readonly cost: number;
}

/** The cost of aligning two groups of sentences, one of which may be empty. */
export type CostOf = (from: number, to: number, first: number, end: number) => number;

/** For each index of the source, the first and last index of the target that are examined. */
export type Corridor = readonly Ends[];

interface Row {
  readonly first: number;
  readonly cost: Float64Array;
  readonly bead: Int8Array;
}

/**
 * Divides both sides into groups with the lowest total cost inside a corridor that contains start and end
 * (dynamic programming).
 */
export function findPath(beads: readonly Bead[], corridor: Corridor, costOf: CostOf): [Ends, Ends][] {
  const rows: Row[] = [];
  for (const [i, [first, last]] of corridor.entries()) {
    const row = {
      first,
      cost: new Float64Array(last - first + 1).fill(Number.POSITIVE_INFINITY),
      bead: new Int8Array(last - first + 1).fill(-1),
    };
    rows.push(row);
    for (let j = first; j <= last; j++) {
      if (i === 0 && j === 0) row.cost[0] = 0;
      for (let index = 0; index < beads.length; index++) {
        const bead = beads[index] as Bead;
        const before = rows[i - bead.source];
        if (before === undefined || j < bead.target) continue;
        const reached = before.cost[j - bead.target - before.first];
        if (reached === undefined || reached === Number.POSITIVE_INFINITY) continue;
        const cost = reached + bead.cost + costOf(i - bead.source, i, j - bead.target, j);
        if (cost < (row.cost[j - first] ?? 0)) {
          row.cost[j - first] = cost;
          row.bead[j - first] = index;
        }
      }
    }
  }
  return traceBack(beads, rows);
}

function traceBack(beads: readonly Bead[], rows: readonly Row[]): [Ends, Ends][] {
  const groups: [Ends, Ends][] = [];
  let i = rows.length - 1;
  let j = i < 0 ? 0 : (rows[i]?.first ?? 0) + (rows[i]?.bead.length ?? 1) - 1;
  while (i > 0 || j > 0) {
    const row = rows[i];
    const { source, target } = beads[row?.bead[j - row.first] ?? -1] ?? { source: i, target: j };
    groups.push([
      [i - source, i],
      [j - target, j],
    ]);
    i -= source;
    j -= target;
  }
  return groups.reverse();
}
