import type { BodyNode } from '../body.ts';
import { textOf } from './diff-node.ts';
import { matchSequences } from './match-sequences.ts';

/** Words in one text that are not in another. */
export interface ChangedWords {
  readonly added: number;
  readonly removed: number;
}

/** Words as counted in documents: each Han character, and each run of other letters or digits. */
const word = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}'’])+/gu;

/**
 * Counts words added and removed between two bodies. Words moved within the changed part do not count, so
 * this takes milliseconds where a full diff takes a second.
 */
export function countChangedWords(old: BodyNode, fresh: BodyNode): ChangedWords {
  const [before, after] = [old.content ?? [], fresh.content ?? []];
  let [added, removed] = [0, 0];
  let [oldAt, newAt] = [0, 0];
  const count = (oldTo: number, newTo: number) => {
    const words = differ(before.slice(oldAt, oldTo), after.slice(newAt, newTo));
    added += words.added;
    removed += words.removed;
  };
  const keysOf = (blocks: readonly BodyNode[]) => blocks.map((block) => JSON.stringify(block));
  for (const { oldStart, newStart, length } of matchSequences(keysOf(before), keysOf(after))) {
    count(oldStart, newStart);
    [oldAt, newAt] = [oldStart + length, newStart + length];
  }
  count(before.length, after.length);
  return { added, removed };
}

function differ(old: readonly BodyNode[], fresh: readonly BodyNode[]): ChangedWords {
  const counts = new Map<string, number>();
  const tally = (blocks: readonly BodyNode[], step: number) => {
    for (const block of blocks) {
      for (const [each] of linesOf(block).matchAll(word)) counts.set(each, (counts.get(each) ?? 0) + step);
    }
  };
  tally(fresh, 1);
  tally(old, -1);
  let [added, removed] = [0, 0];
  for (const count of counts.values()) {
    if (count > 0) added += count;
    else removed -= count;
  }
  return { added, removed };
}

/** The text of a block, with separators between inner blocks. */
function linesOf(node: BodyNode): string {
  const children = node.content ?? [];
  if (children.some((child) => child.text !== undefined)) return textOf(node);
  return children.map(linesOf).join('\n');
}
