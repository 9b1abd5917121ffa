import { type Anchors, anchorsOf, compareAnchors, latinWordsOf } from './anchors.ts';
import { lengthCost, weighText } from './length-cost.ts';

/** Sentences that translate each other, by their index. One side is empty where a sentence has no translation. */
export interface AlignmentLink {
  readonly source: readonly number[];
  readonly target: readonly number[];
}

/** How sentences are aligned. */
export interface AlignOptions {
  /** Whether numbers and shared words count beside lengths; true by default. */
  readonly anchors?: boolean;
}

/** A group of sentences on both sides, with its probability by Gale and Church, divided between mirrored groups. */
const beads: readonly (readonly [source: number, target: number, prior: number])[] = [
  [1, 1, 0.89],
  [1, 0, 0.0099 / 2],
  [0, 1, 0.0099 / 2],
  [2, 1, 0.089 / 2],
  [1, 2, 0.089 / 2],
  [2, 2, 0.011],
  // The paper stops here; translations between Chinese and English also cut long sentences into three or four.
  [3, 1, 0.011 / 2],
  [1, 3, 0.011 / 2],
  [4, 1, 0.0011],
  [1, 4, 0.0011],
];

/** Weight of the counts of anchors beside logarithms of probabilities. */
const anchorWeight = 1;

interface Side {
  readonly lengths: readonly number[];
  readonly anchors: readonly Anchors[];
}

/**
 * Aligns the sentences of a text with those of its translation, both in order. Every sentence is in exactly one link.
 * Memory and time grow with the number of sentences times the width of a band around the diagonal.
 */
export function alignSentences(
  source: readonly string[],
  target: readonly string[],
  { anchors = true }: AlignOptions = {},
): AlignmentLink[] {
  const left = measure(source, anchors ? target : null);
  const right = measure(target, anchors ? source : null);
  const ratio = ratioOf(left.lengths, right.lengths);
  const width = Math.max(40, Math.ceil(Math.max(source.length, target.length) / 10));
  const rows: { readonly first: number; readonly cost: Float64Array; readonly bead: Int8Array }[] = [];
  for (let i = 0; i <= source.length; i++) {
    const middle = source.length === 0 ? target.length : Math.round((i * target.length) / source.length);
    const first = source.length === 0 ? 0 : Math.max(0, middle - width);
    const last = Math.min(target.length, middle + width);
    const row = {
      first,
      cost: new Float64Array(last - first + 1).fill(Number.POSITIVE_INFINITY),
      bead: new Int8Array(last - first + 1).fill(-1),
    };
    rows.push(row);
    for (let j = first; j <= last; j++) {
      if (i === 0 && j === 0) row.cost[0] = 0;
      for (const [index, [down, along, prior]] of beads.entries()) {
        const before = rows[i - down];
        const at = j - along - (before?.first ?? 0);
        const reached = before?.cost[at];
        if (j < along || at < 0 || reached === undefined || reached === Number.POSITIVE_INFINITY) continue;
        const cost = reached - Math.log(prior) + costOf(left, right, [i - down, i], [j - along, j], ratio);
        if (cost < (row.cost[j - first] ?? 0)) {
          row.cost[j - first] = cost;
          row.bead[j - first] = index;
        }
      }
    }
  }
  const links: AlignmentLink[] = [];
  let i = source.length;
  let j = target.length;
  while (i > 0 || j > 0) {
    const row = rows[i];
    const [down, along] = beads[row?.bead[j - row.first] ?? -1] ?? [i, j];
    links.push({ source: range(i - down, i), target: range(j - along, j) });
    i -= down;
    j -= along;
  }
  return links.reverse();
}

type Ends = readonly [from: number, to: number];

function costOf(left: Side, right: Side, rows: Ends, columns: Ends, ratio: number): number {
  const lengths = lengthCost(sum(left.lengths, rows), sum(right.lengths, columns), ratio);
  if (rows[0] === rows[1] || columns[0] === columns[1]) return Math.min(lengths, 12);
  const gain = compareAnchors(left.anchors.slice(...rows), right.anchors.slice(...columns));
  return Math.min(lengths, 40) - anchorWeight * gain;
}

function measure(sentences: readonly string[], other: readonly string[] | null): Side {
  const shared = latinWordsOf(other ?? []);
  const none: Anchors = new Map();
  return {
    lengths: sentences.map(weighText),
    anchors: sentences.map((text) => (other === null ? none : anchorsOf(text, (word) => shared.has(word)))),
  };
}

/** How much longer the target is as a whole; short texts say little about it. */
function ratioOf(source: readonly number[], target: readonly number[]): number {
  const total = (lengths: readonly number[]) => lengths.reduce((all, each) => all + each, 50);
  return Math.min(1.6, Math.max(0.625, total(target) / total(source)));
}

function sum(lengths: readonly number[], [from, to]: Ends): number {
  let all = 0;
  for (let at = from; at < to; at++) all += lengths[at] ?? 0;
  return all;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}
