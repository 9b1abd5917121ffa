import type { Node } from '@tiptap/pm/model';
import { isPassedOver } from '../lints/block-text.ts';

/** The words of a text block as a reader sees them: without footnotes and what a tracked change deletes. */
export function plainText(block: Node): string {
  let text = '';
  block.forEach((child) => {
    if (!isPassedOver(child)) text += child.type.name === 'hardBreak' ? '\n' : (child.text ?? '');
  });
  return text;
}
