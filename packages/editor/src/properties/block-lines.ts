import type { Node } from '@tiptap/pm/model';

/** The lines of a text block as a reader sees them: cut at line breaks, without what a tracked change deletes. */
export function blockLines(block: Node): readonly string[] {
  let text = '';
  block.forEach((child) => {
    if (child.type.name === 'hardBreak') text += '\n';
    else if (child.isText && !child.marks.some(({ type }) => type.name === 'deleted'))
      text += child.text ?? '';
  });
  return text.split('\n');
}

/** Every line of a document that holds something, block by block; headings and cells are blocks too. */
export function documentBlocks(doc: Node): readonly (readonly string[])[] {
  const blocks: string[][] = [];
  doc.descendants((node) => {
    if (!node.isTextblock) return true;
    const lines = blockLines(node).filter((line) => line.trim() !== '');
    if (lines.length > 0) blocks.push(lines);
    return false;
  });
  return blocks;
}
