import { bodySchema } from '@inkstone/editor/schema';
import type { Node } from '@tiptap/pm/model';
import { describe, expect, it } from 'vitest';
import { bodyOf, type Manuscript } from '../manuscript.ts';
import { unzipDocx } from '../word-file/index.ts';
import { readDocx, writeDocx } from './index.ts';
import { comparable } from './testing/comparable.ts';
import { corpus } from './testing/corpus.ts';
import { RandomBody } from './testing/random-body.ts';

const options = { changes: 'keep', maxBytes: 50 * 1024 * 1024 } as const;

function manuscriptOf(...blocks: Node[]): Manuscript {
  return { title: '', body: bodyOf(blocks), pictures: new Map(), notes: [] };
}

/** Factor for the number of random cases; set by `script/soak random`. */
const times = Number(process.env.TIMES ?? 1);

/** Exports to docx and imports it again. */
function roundTrip(manuscript: Manuscript): Manuscript {
  const reading = readDocx(writeDocx(manuscript), options);
  expect(reading.losses).toEqual([]);
  return reading.manuscript;
}

describe('a document exported to docx and imported again', () => {
  it.each(Object.entries(corpus))('is unchanged: %s', (_, manuscript) => {
    expect(comparable(roundTrip(manuscript))).toEqual(comparable(manuscript));
  });

  it('has the same bytes every time', () => {
    for (const manuscript of Object.values(corpus))
      expect(writeDocx(manuscript)).toEqual(writeDocx(manuscript));
  });

  it('loses only what XML cannot represent, and replaces a missing picture by its description', () => {
    const body = bodySchema.node('doc', null, [
      bodySchema.node('paragraph', null, [bodySchema.text('a\u0000b\ud800c\ufffe')]),
      bodySchema.node('image', { src: '/api/store/image?id=1', alt: '图' }),
    ]);
    const { manuscript } = readDocx(
      writeDocx({ title: 'T\u0001', body, pictures: new Map(), notes: [] }),
      options,
    );
    expect([manuscript.title, manuscript.body.toString()]).toEqual([
      'T',
      'doc(paragraph("abc"), paragraph("[图]"))',
    ]);
  });

  it('keeps the size of a reduced picture, and fits large ones to the page', () => {
    // The header of a PNG, which contains its size.
    const bytes = new Uint8Array(24);
    bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    new DataView(bytes.buffer).setUint32(16, 3000);
    new DataView(bytes.buffer).setUint32(20, 1500);
    const pictures = new Map([['picture:1', { bytes, mediaType: 'image/png' }]]);
    const body = bodySchema.node('doc', null, [
      bodySchema.node('image', { src: 'picture:1', width: 200, height: 100 }),
      bodySchema.node('image', { src: 'picture:1' }),
    ]);
    const back = roundTrip({ title: '', body, pictures, notes: [] });
    expect(back.body.children.map(({ attrs }) => [attrs.width, attrs.height])).toEqual([
      [200, 100],
      [null, null],
    ]);
  });

  it('separates adjacent tables and quotations, which Word would join', () => {
    const tables = corpus.tables ?? manuscriptOf();
    const xml = new TextDecoder().decode(unzipDocx(writeDocx(tables), 1e6).get('word/document.xml'));
    expect(xml).toContain('</w:tbl><w:p><w:pPr><w:pStyle w:val="Gap"/></w:pPr></w:p><w:tbl>');
    const quote = bodySchema.node('blockquote', null, [bodySchema.node('paragraph')]);
    expect(roundTrip(manuscriptOf(quote, quote)).body.toString()).toBe(
      'doc(blockquote(paragraph), blockquote(paragraph))',
    );
  });

  it('keeps notes without words', () => {
    const notes = [{ id: 'x', text: '总评', author: '', at: null, isDone: false, replyTo: null }];
    for (const name of ['paragraph', 'horizontalRule']) {
      const body = bodySchema.node('doc', null, [bodySchema.node(name)]);
      const { manuscript } = readDocx(writeDocx({ title: '', body, pictures: new Map(), notes }), options);
      expect(manuscript.notes.map(({ text }) => text)).toEqual(['总评']);
    }
  });

  it.each(Array.from({ length: 2 * times }, (_, i) => i * 25))(
    'is unchanged, for 25 seeds from %i',
    (from) => {
      for (let seed = from; seed < from + 25; seed++) {
        const manuscript = new RandomBody(seed).manuscript();
        expect(comparable(roundTrip(manuscript)), `seed ${seed}`).toEqual(comparable(manuscript));
      }
    },
  );
});
