import type { Editor } from '@inkstone/editor';

/** The limits of the server. */
const most = 2000;
const longest = 20_000;

/** The top-level blocks of a document with their texts; the id tells the place. */
export function readBlocks(editor: Editor): { id: string; text: string }[] {
  const blocks: { id: string; text: string }[] = [];
  editor.state.doc.forEach((node, _offset, index) => {
    if (index < most) blocks.push({ id: `b${index}`, text: node.textContent.slice(0, longest) });
  });
  return blocks;
}

/** The position of a block: at its place if its text still begins so, else where a text begins so; null if nowhere. */
export function findBlock(editor: Editor, blockId: string, excerpt: string): number | null {
  const { doc } = editor.state;
  let found: number | null = null;
  doc.forEach((node, offset, index) => {
    if (!node.textContent.trim().startsWith(excerpt)) return;
    if (found === null || `b${index}` === blockId) found = offset + 1;
  });
  return found;
}
