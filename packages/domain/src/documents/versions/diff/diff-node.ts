import type { BodyMark, BodyNode } from '../body.ts';

/**
 * A node of the old or the new body, or of both. `added` and `removed` hold for all that is inside; `format` is
 * a node of both whose kind, attributes or marks are others now.
 */
export interface DiffNode extends Omit<BodyNode, 'content'> {
  readonly content?: readonly DiffNode[];
  readonly change?: 'added' | 'removed' | 'format';
  /** Of `format`: what was different. */
  readonly was?: Partial<Pick<BodyNode, 'type' | 'attrs'>> & { readonly marks?: readonly BodyMark[] };
}

/** Text that two equal values have in common, and others not; the order of fields does not matter. */
export function keyOf(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}

/** All text below a node, of its blocks in order. */
export function textOf(node: BodyNode | DiffNode): string {
  if (node.text !== undefined) return node.text;
  let text = '';
  for (const child of node.content ?? []) text += textOf(child);
  return text;
}
