import type { BodyNode } from '@inkstone/domain/documents/versions';

/** Nodes that are content without text. */
const shown: ReadonlySet<string> = new Set(['image', 'horizontalRule', 'table', 'footnote']);

/** Returns whether a body is empty. */
export function isEmptyBody({ type, text = '', content = [] }: BodyNode): boolean {
  return !shown.has(type) && text.trim() === '' && content.every(isEmptyBody);
}
