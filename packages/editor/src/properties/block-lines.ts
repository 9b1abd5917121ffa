import type { Node } from '@tiptap/pm/model';
import { plainText } from '../counts/plain-text.ts';

/** All non-empty lines of a document by block, including headings and cells. */
export function documentBlocks(doc: Node): readonly (readonly string[])[] {
  const blocks: string[][] = [];
  doc.descendants((node) => {
    if (!node.isTextblock) return true;
    const lines = plainText(node)
      .split('\n')
      .filter((line) => line.trim() !== '');
    if (lines.length > 0) blocks.push(lines);
    return false;
  });
  return blocks;
}
