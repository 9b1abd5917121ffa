import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { Mapping, StepMap } from '@tiptap/pm/transform';
import { ySyncPluginKey } from 'y-prosemirror';
import { isChecked } from './block-text.ts';

/**
 * Calls `visit` for each checked block of `after` that is new, changed or moved, by identity of node objects.
 * A block between two such blocks may be visited needlessly.
 */
export function visitNewBlocks(before: Node | null, after: Node, visit: (block: Node) => void): void {
  if (before === after) return;
  if (after.isTextblock) {
    if (isChecked(after)) visit(after);
    return;
  }
  const same = before ? commonEnds(before, after) : { start: 0, end: 0 };
  const isPair = before?.childCount === after.childCount;
  for (let i = same.start; i < after.childCount - same.end; i++) {
    visitNewBlocks(isPair ? (before?.child(i) ?? null) : null, after.child(i), visit);
  }
}

/**
 * The difference of two document versions as one position map. y-prosemirror replaces the whole document for
 * every remote change but reuses node objects of unchanged blocks, so identity shows what changed; inside a
 * changed block, text is compared.
 */
export function mapBetween(before: Node, after: Node): StepMap {
  const ranges: number[] = [];
  collectRanges(before, after, 0, ranges);
  return new StepMap(ranges);
}

/** The mapping of a transaction on `before`; that of a remote change covers only what has changed. */
export function mappingOf(tr: Transaction, before: Node): Mapping {
  return tr.getMeta(ySyncPluginKey) ? new Mapping([mapBetween(before, tr.doc)]) : tr.mapping;
}

/** Appends [start, old size, new size] of each difference; `offset` is the content position of `before`. */
function collectRanges(before: Node, after: Node, offset: number, ranges: number[]): void {
  const same = commonEnds(before, after);
  const oldEnd = before.childCount - same.end;
  const newEnd = after.childCount - same.end;
  const place = new Map<Node, number>();
  for (let i = same.start; i < oldEnd; i++) place.set(before.child(i), i);

  let position = offset;
  for (let i = 0; i < same.start; i++) position += before.child(i).nodeSize;
  let [oldFrom, newFrom] = [same.start, same.start];
  for (let i = same.start; i <= newEnd; i++) {
    const kept = i === newEnd ? oldEnd : place.get(after.child(i));
    if (kept === undefined || kept < oldFrom) continue;
    position = collectGap(before, after, { oldFrom, oldTo: kept, newFrom, newTo: i, position }, ranges);
    if (i < newEnd) position += after.child(i).nodeSize;
    [oldFrom, newFrom] = [kept + 1, i + 1];
  }
}

interface Gap {
  readonly oldFrom: number;
  readonly oldTo: number;
  readonly newFrom: number;
  readonly newTo: number;
  /** Start of the gap in the old document. */
  readonly position: number;
}

/** Processes the children between two unchanged ones; returns the old position after them. */
function collectGap(before: Node, after: Node, gap: Gap, ranges: number[]): number {
  let { position } = gap;
  if (gap.oldTo - gap.oldFrom === gap.newTo - gap.newFrom) {
    for (let i = 0; i < gap.oldTo - gap.oldFrom; i++) {
      const old = before.child(gap.oldFrom + i);
      collectChanged(old, after.child(gap.newFrom + i), position, ranges);
      position += old.nodeSize;
    }
    return position;
  }
  const oldSize = sizeOf(before, gap.oldFrom, gap.oldTo);
  ranges.push(position, oldSize, sizeOf(after, gap.newFrom, gap.newTo));
  return position + oldSize;
}

function collectChanged(before: Node, after: Node, position: number, ranges: number[]): void {
  if (!before.sameMarkup(after) || before.isLeaf) {
    ranges.push(position, before.nodeSize, after.nodeSize);
    return;
  }
  if (!before.inlineContent) {
    collectRanges(before, after, position + 1, ranges);
    return;
  }
  const start = before.content.findDiffStart(after.content);
  const end = before.content.findDiffEnd(after.content);
  if (start === null || end === null) return;
  // For "aa" → "aaa", prefix and suffix overlap; limit the ends to the start.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  ranges.push(position + 1 + start, end.a + overlap - start, end.b + overlap - start);
}

function commonEnds(before: Node, after: Node): { start: number; end: number } {
  const shorter = Math.min(before.childCount, after.childCount);
  let start = 0;
  while (start < shorter && before.child(start) === after.child(start)) start++;
  let end = 0;
  while (
    end < shorter - start &&
    before.child(before.childCount - 1 - end) === after.child(after.childCount - 1 - end)
  ) {
    end++;
  }
  return { start, end };
}

function sizeOf(parent: Node, from: number, to: number): number {
  let size = 0;
  for (let i = from; i < to; i++) size += parent.child(i).nodeSize;
  return size;
}
