import type { Node } from '@tiptap/pm/model';
import { isExcluded } from '../lints/block-text.ts';

/** The visible text of a block, without footnotes and tracked deletions. */
export function plainText(block: Node): string {
  let text = '';
  block.forEach((child) => {
    if (!isExcluded(child)) text += child.type.name === 'hardBreak' ? '\n' : (child.text ?? '');
  });
  return text;
}
