import type { Mark, Node } from '@tiptap/pm/model';

/** A tracked change in a document, as far as it reaches in one block. */
export interface TrackedChange {
  readonly kind: 'inserted' | 'deleted';
  readonly from: number;
  readonly to: number;
  readonly author: string;
  /** Ms since 1970; null where the file did not say. */
  readonly at: number | null;
}

type BlockChange = Omit<TrackedChange, 'from' | 'to'> & {
  readonly start: number;
  readonly end: number;
};

const known = new WeakMap<Node, readonly BlockChange[]>();

/** All tracked changes in the order of the text. Blocks that have not changed are not gone through again. */
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

/** What goes on in differently formatted text is one change. */
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
