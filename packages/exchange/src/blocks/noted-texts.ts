import { noteLimits } from '@inkstone/contracts/documents/notes';
import type { Node } from '@tiptap/pm/model';

/** The text that a note refers to. */
export interface NotedText {
  /** Start position. */
  readonly from: number;
  /** Truncated if long. */
  readonly text: string;
}

/** Returns the text of each note by the id of the note. */
export function notedTexts(body: Node): Map<string, NotedText> {
  const found = new Map<string, { from: number; to: number; text: string }>();
  body.descendants((node, at) => {
    if (!node.isInline) return;
    for (const { type, attrs } of node.marks) {
      if (type.name !== 'note') continue;
      const words = found.get(String(attrs.id));
      const to = at + node.nodeSize;
      if (!words) found.set(String(attrs.id), { from: at, to, text: shown(node) });
      else {
        if (words.text.length <= 2 * noteLimits.quote) words.text += gap(body, words.to, at) + shown(node);
        words.to = to;
      }
    }
  });
  return new Map([...found].map(([id, { from, text }]) => [id, { from, text: cut(text) }]));
}

/** Returns the text between two positions; adjacent blocks have only node boundaries between them. */
function gap(body: Node, from: number, to: number): string {
  if (from === to) return '';
  return body.textBetween(from, to).trim() === '' ? ' ' : ' … ';
}

function shown(node: Node): string {
  return node.text ?? ' ';
}

function cut(text: string): string {
  const letters = Array.from(text.replace(/\s+/g, ' ').trim());
  const isLong = letters.length > noteLimits.quote;
  return isLong ? `${letters.slice(0, noteLimits.quote - 1).join('')}…` : letters.join('');
}
