import { Mark } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';

/**
 * Text that a model has written and a person has accepted. It is not shown; files with such text are labelled
 * (GB 45438-2025). Text typed after its end is not part of it.
 */
export const Generated = Mark.create({
  name: 'generated',
  inclusive: false,
  parseHTML: () => [{ tag: 'span[data-generated]' }],
  renderHTML: () => ['span', { 'data-generated': '' }, 0],
});

const known = new WeakMap<Node, boolean>();

/** Whether a body contains text that a model has written. Results for unchanged blocks are cached. */
export function containsGenerated(body: Node): boolean {
  const cached = known.get(body);
  if (cached !== undefined) return cached;
  const found = body.isText
    ? body.marks.some(({ type }) => type.name === 'generated')
    : body.children.some(containsGenerated);
  known.set(body, found);
  return found;
}
