import { measureWork } from '@inkstone/kernel/testing';
import { describe, expect, it } from 'vitest';
import { readPdf } from './index.ts';
import { type DrawnText, drawPdf } from './testing/draw-pdf.ts';
import { cMapUrl } from './testing/fonts.ts';

const shape = async (pages: readonly (readonly DrawnText[])[], options?: PDFKit.PDFDocumentOptions) =>
  (await readPdf(await drawPdf(pages, options), { cMapUrl })).manuscript.body.children.map(
    (node) =>
      `${node.type.name}${node.attrs.level ?? ''}: ${node.textBetween(0, node.content.size, ' | ', ' ')}`,
  );
const refusal = (bytes: Uint8Array) =>
  readPdf(bytes, { cMapUrl }).then(
    () => null,
    (error: unknown) => error,
  );
const lines = (x: number, y: number, texts: readonly string[]): DrawnText[] =>
  texts.map((text, at) => ({ text, x, y: y + at * 14 }));

describe('readPdf', () => {
  it('joins the lines of a paragraph and removes hyphens', async () => {
    const page = lines(72, 100, [
      'Rivers carry sediment toward the ocean and shape the surround-',
      'ing landscape in ways that nobody expects; this well-known',
      'fact is old.',
    ]);
    const next = lines(72, 156, ['A second paragraph begins here and it is as long as the']);
    expect(await shape([[...page, ...next]])).toEqual([
      'paragraph: Rivers carry sediment toward the ocean and shape the surrounding landscape in ways that nobody expects; this well-known fact is old.',
      'paragraph: A second paragraph begins here and it is as long as the',
    ]);
  });

  it('separates two distant lines, but not double-spaced ones', async () => {
    const [first, second] = [
      'A line that fills the measure of its column so that it ends',
      'where another does.',
    ];
    const page = (distance: number) => [
      { text: first, x: 72, y: 100 },
      { text: second, x: 72, y: 100 + distance },
    ];
    expect(await shape([page(68)])).toHaveLength(2);
    expect(await shape([page(28)])).toHaveLength(1);
  });

  it('reads one column after the other, and text across them at its position', async () => {
    const left = lines(60, 140, [
      'The left column has its first line',
      'and a second line that is longer',
      'and ends.',
    ]);
    const right = lines(320, 140, [
      'The right column begins as high as',
      'the left one and is read after it,',
      'although it stands beside it, done.',
    ]);
    const title = { text: 'A title that runs across both columns', x: 120, y: 90, size: 20 };
    expect(await shape([[title, ...left.flatMap((line, at) => [line, right[at] ?? line])]])).toEqual([
      'heading1: A title that runs across both columns',
      'paragraph: The left column has its first line and a second line that is longer and ends.',
      'paragraph: The right column begins as high as the left one and is read after it, although it stands beside it, done.',
    ]);
  });

  it('omits running heads and page numbers, and continues over the page', async () => {
    const pages = [1, 2, 3, 4].map((number) => [
      { text: 'The Book of Rivers', x: 72, y: 40 },
      ...lines(72, 100, [
        'This line is one of many that stand on this page of the book and',
        'goes on over to the next line of it without any end at all, and',
        'so does this one as the sentence is not over before the last page',
        'of the whole book has come to stand before the eyes of whoever is',
        number === 4 ? 'reading it.' : 'reading it in the evening by the light of a lamp, for a very long',
      ]),
      { text: `- ${number} -`, x: 290, y: 800 },
    ]);
    const read = await shape(pages);
    expect(read).toHaveLength(1);
    expect(read[0]).not.toMatch(/Rivers|- \d -/);
  });

  it('reads lists, and rows as tables', async () => {
    const rows = [
      ['Name', 'Age', 'Town'],
      ['Li', '12', 'Rome'],
      ['Wang', '13', 'Oslo'],
    ];
    const table = rows.flatMap((row, down) =>
      row.map((text, right) => ({ text, x: 72 + right * 120, y: 200 + down * 16 })),
    );
    expect(await shape([[...lines(72, 100, ['• ink', '• paper', '• brush']), ...table]])).toEqual([
      'bulletList: ink | paper | brush',
      'table: Name | Age | Town | Li | 12 | Rome | Wang | 13 | Oslo',
    ]);
  });

  it('uses the title stated by the file', async () => {
    const bytes = await drawPdf([lines(72, 100, ['a'])], { info: { Title: 'Rivers' } });
    expect((await readPdf(bytes, { cMapUrl })).manuscript.title).toBe('Rivers');
  });

  it('reports why a file cannot be read', async () => {
    const whole = await drawPdf([lines(72, 100, ['a'])]);
    expect(await refusal(whole.slice(0, 200))).toMatchObject({ code: 'pdf_failed' });
    expect(await refusal(Uint8Array.from(Buffer.from('%PDF-1.7\nnothing')))).toMatchObject({
      code: 'pdf_failed',
    });
    expect(await refusal(new Uint8Array())).toMatchObject({ code: 'pdf_failed' });
    const locked = await drawPdf([lines(72, 100, ['a'])], { userPassword: 'a', ownerPassword: 'b' });
    expect(await refusal(locked)).toMatchObject({ code: 'pdf_encrypted' });
    expect(await refusal(await drawPdf([[]]))).toMatchObject({ code: 'pdf_without_text' });
  });

  it('is not misled by a header that claims 100,000 pages', async () => {
    const claimed = Buffer.from(await drawPdf([lines(72, 100, ['a'])]))
      .toString('latin1')
      .replace('/Count 1\n', '/Count 100000\n');
    expect(claimed).toContain('/Count 100000');
    const work = measureWork();
    const { manuscript } = await readPdf(Buffer.from(claimed, 'latin1'), { cMapUrl });
    expect(manuscript.body.textContent).toBe('a');
    expect(work()).toBeLessThan(5000);
  });
});
