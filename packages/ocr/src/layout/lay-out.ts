import type { RecognisedBlock, RecognisedLine } from '../page.ts';
import { around } from './boxes.ts';
import { findParagraphs } from './paragraphs.ts';
import { readingOrder } from './reading-order.ts';

type TableBlock = Extract<RecognisedBlock, { readonly kind: 'table' }>;

/** Sorts lines and tables into reading order and joins lines into paragraphs. */
export function layOut(lines: readonly RecognisedLine[], tables: readonly TableBlock[]): RecognisedBlock[] {
  const items = [
    ...lines.map((line) => ({ box: line.box, line, table: null })),
    ...tables.map((table) => ({ box: table.box, line: null, table })),
  ];
  const blocks: RecognisedBlock[] = [];
  for (const flow of readingOrder(items)) {
    let together: RecognisedLine[] = [];
    const close = () => {
      for (const paragraph of findParagraphs(together)) {
        blocks.push({ kind: 'paragraph', box: around(paragraph.map(({ box }) => box)), lines: paragraph });
      }
      together = [];
    };
    for (const { line, table } of flow) {
      if (line) together.push(line);
      if (!table) continue;
      close();
      blocks.push(table);
    }
    close();
  }
  return blocks;
}
