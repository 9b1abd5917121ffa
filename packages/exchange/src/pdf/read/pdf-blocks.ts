import { bodySchema } from '@inkstone/editor/schema';
import type { Node } from '@tiptap/pm/model';
import { listItem } from '../../blocks/block-writer.ts';
import { tableOf } from '../../blocks/table-grid.ts';
import type { PdfBlock } from './paragraphs.ts';

/** Converts to blocks of the schema: consecutive items form a list, rows of equal length a table. */
export function blocksOf(blocks: readonly PdfBlock[]): Node[] {
  const nodes: Node[] = [];
  for (let at = 0; at < blocks.length; ) {
    const run = runAt(blocks, at);
    nodes.push(...nodesOf(run));
    at += run.length;
  }
  return nodes;
}

/** Returns the blocks from an index on that form one list or table. */
function runAt(blocks: readonly PdfBlock[], from: number): PdfBlock[] {
  const run: PdfBlock[] = [];
  for (const block of blocks.slice(from, from + 5000)) {
    const last = run.at(-1);
    if (last && !belongs(last, block)) break;
    run.push(block);
  }
  return run;
}

function belongs(last: PdfBlock, next: PdfBlock): boolean {
  if (last.kind !== next.kind) return false;
  if (next.kind === 'bullet') return true;
  if (next.kind === 'number') return next.number === last.number + 1;
  return next.kind === 'paragraph' && cells(next) > 1 && cells(next) === cells(last);
}

function cells({ text }: PdfBlock): number {
  return text.split('\t').length;
}

function nodesOf(run: readonly PdfBlock[]): Node[] {
  const [first] = run;
  if (!first) return [];
  const paragraph = (text: string) =>
    bodySchema.node('paragraph', null, text === '' ? [] : bodySchema.text(text));
  if (first.kind === 'heading') {
    return [bodySchema.node('heading', { level: first.level }, bodySchema.text(first.text))];
  }
  if (first.kind === 'bullet') {
    return [
      bodySchema.node(
        'bulletList',
        null,
        run.map(({ text }) => listItem([paragraph(text)])),
      ),
    ];
  }
  if (first.kind === 'number' && run.length > 1) {
    const items = run.map(({ text }) => listItem([paragraph(text.replace(/^\d+[.)、．]\s*/, ''))]));
    return [bodySchema.node('orderedList', { start: first.number }, items)];
  }
  if (run.length > 1 && cells(first) > 1) {
    const rows = run.map(({ text }) =>
      text
        .split('\t')
        .map((cell) => ({ isHead: false, colspan: 1, rowspan: 1, blocks: [paragraph(cell.trim())] })),
    );
    const table = tableOf(rows);
    return table ? [table] : [];
  }
  return run.map(({ text }) => paragraph(text.replaceAll('\t', ' ')));
}
