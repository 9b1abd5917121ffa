import type { Node } from '@tiptap/pm/model';
import { acceptChanges } from '../blocks/accept-changes.ts';
import { NumberedFootnotes } from '../blocks/numbered-footnotes.ts';
import type { Manuscript } from '../manuscript.ts';

/** Writes the text: one line per block, footnotes at the end, tracked changes accepted. */
export function writePlain({ title, body }: Manuscript): string {
  const footnotes = new NumberedFootnotes();
  const lines = title === '' ? [] : [title, ''];
  for (const block of acceptChanges(body).children) lines.push(...linesOf(block, footnotes));
  const notes = footnotes.texts.map((text, at) => `[${at + 1}] ${text}`);
  if (notes.length > 0) lines.push('', ...notes);
  return `${lines.join('\n')}\n`;
}

function linesOf(block: Node, footnotes: NumberedFootnotes): string[] {
  const within = () => block.children.flatMap((child) => linesOf(child, footnotes));
  switch (block.type.name) {
    case 'bulletList':
      return block.children.flatMap((item) => hang('- ', linesOf(item, footnotes)));
    case 'orderedList':
      return block.children.flatMap((item, at) =>
        hang(`${Number(block.attrs.start) + at}. `, linesOf(item, footnotes)),
      );
    case 'taskList':
      return block.children.flatMap((item) =>
        hang(item.attrs.checked === true ? '[x] ' : '[ ] ', linesOf(item, footnotes)),
      );
    case 'table':
      return block.children.map((row) => row.children.map((cell) => cellText(cell, footnotes)).join('\t'));
    case 'horizontalRule':
      return ['----------'];
    case 'image':
      return block.attrs.alt ? [`[${String(block.attrs.alt)}]`] : [];
    case 'codeBlock':
      return block.textContent.split('\n');
    default:
      return block.isTextblock ? inlineText(block, footnotes).split('\n') : within();
  }
}

function cellText(cell: Node, footnotes: NumberedFootnotes): string {
  return cell.children
    .flatMap((child) => linesOf(child, footnotes))
    .join(' ')
    .replaceAll('\t', ' ');
}

/** Puts a marker before the first line and indents the others. */
function hang(marker: string, lines: readonly string[]): string[] {
  return lines.map((line, at) => (at === 0 ? marker : ' '.repeat(marker.length)) + line);
}

function inlineText(block: Node, footnotes: NumberedFootnotes): string {
  return block.children
    .map((node) => {
      if (node.type.name === 'footnote') return `[${footnotes.next(node)}]`;
      return node.type.name === 'hardBreak' ? '\n' : (node.text ?? '');
    })
    .join('');
}
