import type { BodyMark, BodyNode } from '../body.ts';

/**
 * A node of the old body, the new body, or both. `added` and `removed` include all content; `format` is a
 * node of both whose type, attributes or marks differ.
 */
export interface DiffNode extends Omit<BodyNode, 'content'> {
  readonly content?: readonly DiffNode[];
  readonly change?: 'added' | 'removed' | 'format';
  /** For `format`: the previous values. */
  readonly was?: Partial<Pick<BodyNode, 'type' | 'attrs'>> & { readonly marks?: readonly BodyMark[] };
}

/** A canonical key: equal values have equal keys, regardless of field order. */
export function keyOf(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}

/** All text below a node in document order. */
export function textOf(node: BodyNode | DiffNode): string {
  if (node.text !== undefined) return node.text;
  let text = '';
  for (const child of node.content ?? []) text += textOf(child);
  return text;
}
