import type { BodyNode } from '../body.ts';
import { diffInline } from './diff-inline.ts';
import { type DiffNode, keyOf } from './diff-node.ts';
import { matchSequences } from './match-sequences.ts';
import { pairSimilar } from './pair-similar.ts';

/** The diff of two bodies as one tree: by blocks, then by words within changed blocks. */
export function diffBodies(old: BodyNode, fresh: BodyNode): DiffNode {
  return { type: fresh.type, content: diffChildren(old.content ?? [], fresh.content ?? []) };
}

function diffChildren(old: readonly BodyNode[], fresh: readonly BodyNode[]): DiffNode[] {
  const made: DiffNode[] = [];
  let [oldAt, newAt] = [0, 0];
  for (const { oldStart, newStart, length } of matchSequences(old.map(keyOf), fresh.map(keyOf))) {
    made.push(...diffGap(old.slice(oldAt, oldStart), fresh.slice(newAt, newStart)));
    made.push(...fresh.slice(newStart, newStart + length));
    [oldAt, newAt] = [oldStart + length, newStart + length];
  }
  made.push(...diffGap(old.slice(oldAt), fresh.slice(newAt)));
  return made;
}

/**
 * Compares blocks removed and added at one position: similar ones are paired and compared, the others are marked as removed or
 * added.
 */
function diffGap(old: readonly BodyNode[], fresh: readonly BodyNode[]): DiffNode[] {
  const made: DiffNode[] = [];
  let [oldAt, newAt] = [0, 0];
  const change = (oldTo: number, newTo: number) => {
    for (const node of old.slice(oldAt, oldTo)) made.push({ ...node, change: 'removed' });
    for (const node of fresh.slice(newAt, newTo)) made.push({ ...node, change: 'added' });
  };
  for (const [oldPlace, newPlace] of pairSimilar(old, fresh, canCompare)) {
    change(oldPlace, newPlace);
    const [one, other] = [old[oldPlace], fresh[newPlace]];
    if (one && other) made.push(diffPair(one, other));
    [oldAt, newAt] = [oldPlace + 1, newPlace + 1];
  }
  change(old.length, fresh.length);
  return made;
}

function diffPair(old: BodyNode, fresh: BodyNode): DiffNode {
  const { content = [], ...shell } = fresh;
  const diff = isTextBlock(old) && isTextBlock(fresh) ? diffInline : diffChildren;
  const inside = diff(old.content ?? [], content);
  const isSameShell = old.type === fresh.type && keyOf(old.attrs ?? {}) === keyOf(fresh.attrs ?? {});
  return {
    ...shell,
    ...(inside.length > 0 ? { content: inside } : {}),
    ...(isSameShell
      ? {}
      : { change: 'format', was: { type: old.type, ...(old.attrs ? { attrs: old.attrs } : {}) } }),
  };
}

const textBlocks = new Set(['paragraph', 'heading', 'codeBlock']);

function isTextBlock({ type, content = [] }: BodyNode): boolean {
  return textBlocks.has(type) || content.some((child) => child.text !== undefined);
}

function canCompare(one: BodyNode, other: BodyNode): boolean {
  if (isTextBlock(one) && isTextBlock(other)) return true;
  return one.type === other.type && one.text === undefined;
}
