import type { BodyNode } from '@inkstone/domain/documents/versions';

/** What says something without words of its own. */
const shown: ReadonlySet<string> = new Set(['image', 'horizontalRule', 'table', 'footnote']);

/** Whether there is nothing in a body that anybody wrote. */
export function saysNothing({ type, text = '', content = [] }: BodyNode): boolean {
  return !shown.has(type) && text.trim() === '' && content.every(saysNothing);
}
