import { type Evidence, gainOf, sharedGains, weigh } from './evidence.ts';
import {
  chineseFeatures,
  englishFeatures,
  isChinese,
  latinWordsOf,
  namesOf,
  type SentenceFeatures,
} from './features.ts';
import { type Bead, type Corridor, type Ends, findPath } from './find-path.ts';
import { lengthCost, weighText } from './length-cost.ts';

/** Sentences that are translations of each other, by index. One side is empty for a sentence without a translation. */
export interface AlignmentLink {
  readonly source: readonly number[];
  readonly target: readonly number[];
}

/** Options for aligning sentences. */
export interface AlignOptions {
  /** Whether numbers, words, names and symbols are used in addition to lengths; true by default. */
  readonly anchors?: boolean;
}

/**
 * Sizes of groups with their cost: about the negative logarithm of their probability, fitted on
 * `training/alignment`.
 */
const beads: readonly Bead[] = [
  { source: 1, target: 1, cost: 0.12 },
  { source: 1, target: 0, cost: 5 },
  { source: 0, target: 1, cost: 5 },
  { source: 2, target: 1, cost: 2.5 },
  { source: 1, target: 2, cost: 2.5 },
  { source: 2, target: 2, cost: 5 },
  { source: 3, target: 1, cost: 5.5 },
  { source: 1, target: 3, cost: 5.5 },
  { source: 4, target: 1, cost: 6.5 },
  { source: 1, target: 4, cost: 6.5 },
];
/** Additional cost per unit of length of a sentence without a counterpart. */
const unalignedCost = 0.15;

interface Side {
  /** Total length of the sentences before each index. */
  readonly sums: Float64Array;
  readonly evidence: Evidence | null;
}

/**
 * Maximum number of sentence pairs for an exact comparison of all; in longer texts only pairs near a rough
 * alignment are compared.
 */
const maxCompared = 2500;
/** Number of sentences on either side of the rough alignment that are compared exactly. */
const nearby = 8;

/**
 * Aligns the sentences of a text with those of its translation, both in order. Every sentence is in exactly
 * one link. Long texts are first aligned roughly, then exactly near that result.
 */
export function alignSentences(
  source: readonly string[],
  target: readonly string[],
  { anchors = true }: AlignOptions = {},
): AlignmentLink[] {
  const [left, right] = measure(source, target, anchors);
  const ratio = ratioOf(left.sums, right.sums);
  const whole = source.map((): Ends => [0, target.length]);
  const isShort = source.length * target.length <= maxCompared;
  const corridor = isShort ? [[0, target.length] as const, ...whole] : narrow(left, right, ratio);
  const path = findPath(beads, corridor, (from, to, first, end) => {
    const loss = lengthLoss(left, right, from, to, first, end, ratio);
    if (left.evidence === null || right.evidence === null || from === to || first === end) return loss;
    return loss - gainOf(left.evidence, right.evidence, from, to, first, end);
  });
  return path.map(([rows, columns]) => ({ source: range(rows), target: range(columns) }));
}

/** Returns the corridor around a rough alignment by lengths and shared features. */
function narrow(left: Side, right: Side, ratio: number): Corridor {
  const [rows, columns] = [left.sums.length - 1, right.sums.length - 1];
  const width = Math.max(
    40,
    Math.ceil(Math.max(rows, columns) / 10),
    Math.ceil((2 * columns) / Math.max(1, rows)),
  );
  const band = Array.from({ length: rows + 1 }, (_, at): Ends => {
    const middle = rows === 0 ? columns : Math.round((at * columns) / rows);
    return [rows === 0 ? 0 : Math.max(0, middle - width), Math.min(columns, middle + width)];
  });
  const shared = left.evidence && right.evidence ? sharedGains(left.evidence, right.evidence, band) : null;
  const gain = (from: number, to: number, first: number, end: number): number => {
    let all = 0;
    for (let i = from; i < to; i++)
      for (let j = first; j < end; j++) all += shared?.[i]?.[j - (band[i]?.[0] ?? 0)] ?? 0;
    return all;
  };
  const rough = beads.filter((bead) => bead.source + bead.target <= 3);
  const path = findPath(
    rough,
    band,
    (from, to, first, end) =>
      lengthLoss(left, right, from, to, first, end, ratio) - gain(from, to, first, end),
  );
  return around(path, rows, columns);
}

/** Returns the corridor within a distance of a path. */
function around(path: readonly [Ends, Ends][], rows: number, columns: number): Corridor {
  const first = new Int32Array(rows + 1).fill(columns);
  const last = new Int32Array(rows + 1);
  const reach = (i: number, j: number) => {
    for (let at = Math.max(0, i - nearby); at <= Math.min(rows, i + nearby); at++) {
      first[at] = Math.min(first[at] ?? 0, Math.max(0, j - nearby));
      last[at] = Math.max(last[at] ?? 0, Math.min(columns, j + nearby));
    }
  };
  reach(0, 0);
  for (const [[, i], [, j]] of path) reach(i, j);
  return Array.from(first, (from, at): Ends => [from, last[at] ?? columns]);
}

function lengthLoss(
  left: Side,
  right: Side,
  from: number,
  to: number,
  first: number,
  end: number,
  ratio: number,
): number {
  const own = (left.sums[to] ?? 0) - (left.sums[from] ?? 0);
  const other = (right.sums[end] ?? 0) - (right.sums[first] ?? 0);
  // A sentence may have been omitted or added, a long one with a lower probability.
  return from === to || first === end ? unalignedCost * (own + other / ratio) : lengthCost(own, other, ratio);
}

function measure(source: readonly string[], target: readonly string[], isFeatured: boolean): [Side, Side] {
  const sums = [sumUp(source), sumUp(target)] as const;
  if (!isFeatured)
    return [
      { sums: sums[0], evidence: null },
      { sums: sums[1], evidence: null },
    ];
  const left = featuresOf(source, target);
  const right = featuresOf(target, source);
  return [
    { sums: sums[0], evidence: weigh(left, right) },
    { sums: sums[1], evidence: weigh(right, left) },
  ];
}

function sumUp(sentences: readonly string[]): Float64Array {
  const sums = new Float64Array(sentences.length + 1);
  for (const [at, sentence] of sentences.entries()) sums[at + 1] = (sums[at] ?? 0) + weighText(sentence);
  return sums;
}

function featuresOf(own: readonly string[], other: readonly string[]): SentenceFeatures[] {
  if (isChinese(own)) {
    const names = namesOf(other);
    return own.map((sentence) => chineseFeatures(sentence, names));
  }
  const shared = latinWordsOf(other);
  if (isChinese(other)) {
    const names = namesOf(own);
    for (const sentence of other) for (const name of names(sentence)) shared.add(`name ${name}`);
  }
  return own.map((sentence) => englishFeatures(sentence, shared));
}

/** Returns the ratio of the total lengths of target and source; short texts are weak evidence for it. */
function ratioOf(source: Float64Array, target: Float64Array): number {
  const total = (sums: Float64Array) => 50 + (sums.at(-1) ?? 0);
  return Math.min(1.6, Math.max(0.625, total(target) / total(source)));
}

function range([from, to]: Ends): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}
