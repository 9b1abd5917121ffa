import type { Editor } from '@inkstone/editor';

/** The same limits as on the server. */
const maxBlocks = 2000;
const maxLength = 20_000;

/** Returns the top-level blocks of a document with their texts; the id is the index of the block. */
export function readBlocks(editor: Editor): { id: string; text: string }[] {
  const blocks: { id: string; text: string }[] = [];
  editor.state.doc.forEach((node, _offset, index) => {
    if (index < maxBlocks) blocks.push({ id: `b${index}`, text: node.textContent.slice(0, maxLength) });
  });
  return blocks;
}

/**
 * Returns the position of a block: at its index if its text still has the same beginning, otherwise at
 * another block with that beginning; null if there is none.
 */
export function findBlock(editor: Editor, blockId: string, excerpt: string): number | null {
  const { doc } = editor.state;
  let found: number | null = null;
  doc.forEach((node, offset, index) => {
    if (!node.textContent.trim().startsWith(excerpt)) return;
    if (found === null || `b${index}` === blockId) found = offset + 1;
  });
  return found;
}
