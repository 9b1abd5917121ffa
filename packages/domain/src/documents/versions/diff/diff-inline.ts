import type { BodyMark, BodyNode } from '../body.ts';
import { type DiffNode, keyOf } from './diff-node.ts';
import { matchWords, type Words } from './diff-words.ts';
import { splitWords } from './split-words.ts';

/** Placeholder for inline nodes that are not text. */
const placeholder = '\ufffc';

/** A line as one text, with the node of each range. */
interface Line extends Words {
  readonly stretches: readonly { readonly start: number; readonly end: number; readonly node: BodyNode }[];
}

/** Compares two text blocks by words; differences in formatting are reported separately. */
export function diffInline(old: readonly BodyNode[], fresh: readonly BodyNode[]): DiffNode[] {
  const [before, after] = [lineOf(old), lineOf(fresh)];
  const made: DiffNode[] = [];
  let [oldAt, newAt] = [0, 0];
  const change = (oldTo: number, newTo: number) => {
    for (const node of cut(before, oldAt, oldTo)) made.push({ ...node, change: 'removed' });
    for (const node of cut(after, newAt, newTo)) made.push({ ...node, change: 'added' });
  };
  for (const { oldStart, newStart, length } of matchWords(before, after)) {
    change(oldStart, newStart);
    made.push(...sameWords(before, oldStart, after, newStart, length));
    [oldAt, newAt] = [oldStart + length, newStart + length];
  }
  change(before.text.length, after.text.length);
  return made;
}

/** Returns unchanged words, with the previous formatting if it differs. */
function sameWords(
  before: Line,
  oldStart: number,
  after: Line,
  newStart: number,
  length: number,
): DiffNode[] {
  const made: DiffNode[] = [];
  let done = 0;
  while (done < length) {
    const was = stretchAt(before, oldStart + done);
    const is = stretchAt(after, newStart + done);
    if (!was || !is) break;
    const step = Math.min(was.end - oldStart - done, is.end - newStart - done, length - done);
    const [node] = cut(after, newStart + done, newStart + done + step);
    if (node)
      made.push(sameMarks(was.node, is.node) ? node : { ...node, change: 'format', was: marksOf(was.node) });
    done += step;
  }
  return made;
}

function lineOf(nodes: readonly BodyNode[]): Line {
  const keys: string[] = [];
  const starts: number[] = [0];
  const stretches: Line['stretches'][number][] = [];
  let text = '';
  let unsplit = '';
  const add = (key: string, length: number) => {
    keys.push(key);
    starts.push((starts.at(-1) ?? 0) + length);
  };
  const split = () => {
    for (const word of splitWords(unsplit)) add(word, word.length);
    unsplit = '';
  };
  for (const node of nodes) {
    const part = node.text ?? placeholder;
    stretches.push({ start: text.length, end: text.length + part.length, node });
    text += part;
    if (node.text !== undefined) unsplit += part;
    else {
      split();
      add(leafKey(node), part.length);
    }
  }
  split();
  return { text, keys, starts, stretches };
}

/** A key that cannot equal a word. */
function leafKey({ marks: _, ...leaf }: BodyNode): string {
  return `\0leaf ${keyOf(leaf)}`;
}

function stretchAt(line: Line, place: number): Line['stretches'][number] | undefined {
  let [low, high] = [0, line.stretches.length - 1];
  while (low < high) {
    const half = (low + high) >> 1;
    if ((line.stretches[half]?.end ?? 0) > place) high = half;
    else low = half + 1;
  }
  return line.stretches[low];
}

/** Returns the nodes of a range of a line. */
function cut(line: Line, from: number, to: number): BodyNode[] {
  const nodes: BodyNode[] = [];
  let place = from;
  while (place < to) {
    const stretch = stretchAt(line, place);
    if (!stretch) break;
    const end = Math.min(to, stretch.end);
    const { node, start } = stretch;
    nodes.push(
      node.text === undefined ? node : { ...node, text: node.text.slice(place - start, end - start) },
    );
    place = end;
  }
  return nodes;
}

function marksOf({ marks }: BodyNode): { marks?: readonly BodyMark[] } {
  return marks ? { marks } : {};
}

function sameMarks(one: BodyNode, other: BodyNode): boolean {
  return one.marks === other.marks || keyOf(one.marks ?? []) === keyOf(other.marks ?? []);
}
