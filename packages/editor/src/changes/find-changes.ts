import type { Mark, Node } from '@tiptap/pm/model';

/** A tracked change within one block. */
export interface TrackedChange {
  readonly kind: 'inserted' | 'deleted';
  readonly from: number;
  readonly to: number;
  readonly author: string;
  /** Ms since 1970; null if the file did not state it. */
  readonly at: number | null;
}

type BlockChange = Omit<TrackedChange, 'from' | 'to'> & {
  readonly start: number;
  readonly end: number;
};

const known = new WeakMap<Node, readonly BlockChange[]>();

/** All tracked changes in document order. Results for unchanged blocks are cached. */
export function findChanges(doc: Node): TrackedChange[] {
  const found: TrackedChange[] = [];
  doc.descendants((node, at) => {
    if (!node.isTextblock) return true;
    for (const { start, end, ...change } of changesOf(node)) {
      found.push({ ...change, from: at + 1 + start, to: at + 1 + end });
    }
    return false;
  });
  return found;
}

function changesOf(block: Node): readonly BlockChange[] {
  const remembered = known.get(block);
  if (remembered) return remembered;
  const changes: BlockChange[] = [];
  block.forEach((child, start) => {
    for (const mark of child.marks) addChange(changes, mark, start, start + child.nodeSize);
  });
  known.set(block, changes);
  return changes;
}

/** Adds a change; adjacent changes that differ only in formatting are merged. */
function addChange(changes: BlockChange[], { type, attrs }: Mark, start: number, end: number): void {
  if (type.name !== 'inserted' && type.name !== 'deleted') return;
  const { author, at } = attrs;
  const change = { kind: type.name, author, at, start, end } as const;
  const place = changes.findIndex(
    (each) => each.kind === change.kind && each.author === author && each.at === at && each.end === start,
  );
  const before = changes[place];
  if (before) changes[place] = { ...before, end };
  else changes.push(change);
}
