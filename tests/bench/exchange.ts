import { bodySchema } from '@inkstone/editor/schema';
import type { Manuscript } from '@inkstone/exchange';
import { readDocx, writeDocx } from '@inkstone/exchange/docx';
import mammoth from 'mammoth';
import { type Figure, figure, quantile } from './figure.ts';
import { writeByDocx } from './peer-docx.ts';

const pages = 300;
const turns = 7;
const maxBytes = 50 * 1024 * 1024;

/** Measures import and export of a docx of 300 pages, in turn with mammoth and the package docx on the same file. */
export async function measureExchange(): Promise<readonly Figure[]> {
  const manuscript = longManuscript();
  const bytes = writeDocx(manuscript);
  const [own, peer, out, outByPeer]: [number[], number[], number[], number[]] = [[], [], [], []];
  const plain = manuscript.body.toJSON();
  for (let turn = 0; turn < turns; turn++) {
    own.push(await time(() => readDocx(bytes, { changes: 'keep', maxBytes })));
    peer.push(await time(() => mammoth.convertToHtml({ buffer: Buffer.from(bytes) })));
    out.push(await time(() => writeDocx(manuscript)));
    outByPeer.push(await time(() => writeByDocx(plain)));
  }
  const middle = (times: readonly number[]) => quantile(times, 0.5);
  return [
    figure('docx of 300 pages: characters', manuscript.body.textContent.length, ''),
    figure('docx of 300 pages: size', bytes.length / 1024, 'KB'),
    figure('docx in, p50', middle(own), 'ms'),
    figure('docx in by mammoth, p50', middle(peer), 'ms'),
    figure('docx in: mammoth against own', middle(peer) / middle(own), 'times', { atLeast: 1 }),
    figure('docx out, p50', middle(out), 'ms'),
    figure('docx out by the package docx, p50', middle(outByPeer), 'ms'),
    figure('docx out: the package docx against own', middle(outByPeer) / middle(out), 'times', {
      atLeast: 1,
    }),
  ];
}

async function time(work: () => unknown): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Returns a manuscript that resembles a thesis: headings, formatted text with footnotes, a list, and some tables. */
function longManuscript(): Manuscript {
  const blocks = Array.from({ length: pages }, (_, page) => pageOf(page)).flat();
  const body = bodySchema.nodeFromJSON({ type: 'doc', content: blocks });
  return { title: '三百页', body, pictures: new Map(), notes: [] };
}

const sentence = '墨以烟为骨，以胶为肉，骨肉相称，然后可以言墨。Good ink is base slowly, with little water. ';

function pageOf(page: number) {
  const text = (value: string, ...marks: string[]) => ({
    type: 'text',
    text: value,
    marks: marks.map((type) => ({ type })),
  });
  const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
  const footnote = { type: 'footnote', attrs: { text: `见第 ${page} 页。` } };
  const prose = Array.from({ length: 5 }, () =>
    paragraph(text(sentence), text('重点', 'bold'), text(sentence, 'italic'), footnote, text(sentence)),
  );
  const item = { type: 'listItem', content: [paragraph(text(sentence.slice(0, 30)))] };
  const cell = { type: 'tableCell', content: [paragraph(text('一两'))] };
  const row = { type: 'tableRow', content: [cell, cell, cell, cell] };
  return [
    { type: 'heading', attrs: { level: 1 + (page % 3) }, content: [text(`第 ${page + 1} 节`)] },
    ...prose,
    page % 3 === 0
      ? { type: 'table', content: [row, row, row, row] }
      : { type: 'bulletList', content: [item, item, item] },
  ];
}
