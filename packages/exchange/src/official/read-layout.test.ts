import { expect, it } from 'vitest';
import { openDocx, type XmlElement } from '../word-file/index.ts';
import { readLayout } from './read-layout.ts';
import { buildDocx } from './testing/index.ts';

/** Counts how often the content of a paragraph is read that consists of this many runs. */
function countReads(runs: number): number {
  const docx = openDocx(buildDocx([{ text: '天'.repeat(runs), size: 32, runLength: 1 }]), 10_000_000);
  let reads = 0;
  const [paragraph] = docx.body.children;
  if (typeof paragraph !== 'object') throw new Error('The document has no paragraph');
  const counted: XmlElement = {
    ...paragraph,
    get children() {
      reads++;
      return paragraph.children;
    },
  };
  docx.body.children.splice(0, 1, counted);
  const view = readLayout(docx, () => new Map());
  expect(view.paragraphs[0]?.formatting.size).toBe(32);
  return reads;
}

it('reads the content of a paragraph equally often, however many runs it has', () => {
  expect(countReads(500)).toBe(countReads(2));
});
