import { bodySchema } from '@inkstone/editor/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLabel, withLabelNotice } from '../content-label.ts';
import { readMarkdown } from '../markdown/index.ts';
import { type PdfFonts, readPdf, writePdf } from './index.ts';
import { cMapUrl, testFonts } from './testing/fonts.ts';
import { breakLines } from './write/break-lines.ts';
import { plainStyle } from './write/text-style.ts';

const style = plainStyle(10);
/** Measures every Chinese character as 10 and every letter as 5. */
const measure = (text: string) =>
  [...text].reduce((sum, character) => sum + (character > '\u2000' ? 10 : 5), 0);
const broken = (text: string, width = 100) => breakLines([{ text, style }], measure, { width });
const texts = (text: string, width?: number) =>
  broken(text, width).map(({ pieces }) => pieces.map((piece) => piece.text).join(''));

describe('breakLines', () => {
  it('never begins a line with a closing mark, nor ends one with an opening mark', () => {
    expect(texts('一二三四五六七八九十，一二')).toEqual(['一二三四五六七八九', '十，一二']);
    // Half of a full-width punctuation mark is empty and may hang over the edge.
    expect(texts('一二三四五六七八九十，一二', 105)).toEqual(['一二三四五六七八九十，', '一二']);
    expect(texts('一二三四五六七八九“一二”')).toEqual(['一二三四五六七八九', '“一二”']);
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...'春天来了（）“”，。！《》ab1 '), { maxLength: 60 }),
        fc.integer({ min: 60, max: 200 }),
        (characters, width) => {
          const lines = texts(characters.join(''), width);
          for (const [at, line] of lines.entries()) {
            // A line with no other content has to end with such a character.
            if (at > 0 && /[^（“《，。！）”》\s]/.test(lines[at - 1] ?? ''))
              expect(line).not.toMatch(/^[，。！）”》]{1}[^，。！）”》]/);
          }
          expect(lines.join('').replace(/\s/g, '')).toBe(characters.join('').replace(/\s/g, ''));
        },
      ),
      { numRuns: 300, seed: 3 },
    );
  });

  it('sets Chinese and letters a quarter em apart, and justifies lines', () => {
    const [line] = broken('春ab天');
    expect(line?.pieces.map(({ x }) => x)).toEqual([0, 12.5, 25]);
    const [full] = broken('春天来了 spring has come');
    const last = full?.pieces.at(-1);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(100, 5);
  });

  it('splits a word that is longer than a line, and continues at its end', () => {
    expect(texts('a'.repeat(50)).join('')).toBe('a'.repeat(50));
    expect(Math.max(...broken('a'.repeat(50)).map(({ width }) => width))).toBeLessThanOrEqual(100);
  });
});

describe('writePdf', () => {
  let known: PdfFonts | undefined;
  const write = (source: string) => {
    known ??= testFonts();
    return writePdf(readMarkdown(source).manuscript, known, new Date(0));
  };

  it('states the AI content label in its properties and in XMP, and reads it', async () => {
    known ??= testFonts();
    const label = createLabel('producer', 'id-1');
    const { manuscript } = readMarkdown('# Title\n\nWords.');
    const labelled = { ...manuscript, label, body: withLabelNotice(manuscript.body, label, 'en') };
    const bytes = await writePdf(labelled, known, new Date(0));
    expect(Buffer.from(bytes).toString('latin1')).toContain(
      '<TC260:AIGC>{&quot;Label&quot;'.replaceAll('&quot;', '"'),
    );
    const read = (await readPdf(bytes, { cMapUrl })).manuscript;
    expect(read.label).toBe(label);
    expect(read.body.textContent).toBe('TitleWords.');
  });

  it('writes text that is read unchanged', async () => {
    const paragraph =
      '春天来了，我们在 Beijing 的院子里种下两棵树，等到 2026 年秋天，这里就会有果子了。他说：“等到那时，我们再来看一看吧。”';
    const bytes = await write(
      `# 春天\n\n## 第一节\n\n${paragraph.repeat(3)}\n\n${paragraph}\n\n- 一\n- 二\n`,
    );
    const { manuscript } = await readPdf(bytes, { cMapUrl });
    expect(manuscript.title).toBe('春天');
    const words = manuscript.body.textContent.replace(/\s/g, '');
    expect(words).toContain(paragraph.repeat(3).replace(/\s/g, ''));
    expect(manuscript.body.children.map(({ type }) => type.name)).toContain('heading');
  });

  it('embeds its fonts, has an outline and tags, and declares its language', async () => {
    const raw = Buffer.from(
      await write('# 春天\n\n## 第一节\n\n正文 `code`[^1]\n\n| 甲 | 乙 |\n|-|-|\n| 丙 | 丁 |\n\n[^1]: 注'),
    ).toString('latin1');
    expect(raw.match(/\/FontFile2/g)?.length).toBe(3);
    for (const part of [
      '/Outlines',
      '/StructTreeRoot',
      '/Lang (zh-CN)',
      '/Table',
      '/TH',
      '/DisplayDocTitle true',
    ]) {
      expect(raw).toContain(part);
    }
    expect(raw.length).toBeLessThan(200_000);
  });

  it('writes tables higher than a page and deep lists without an endless loop', async () => {
    const p = (text: string) => bodySchema.node('paragraph', null, bodySchema.text(text));
    const long = bodySchema.node(
      'tableCell',
      null,
      Array.from({ length: 120 }, (_, at) => p(`第${at}行`)),
    );
    let list = bodySchema.node('bulletList', null, bodySchema.node('listItem', null, p('底')));
    for (let depth = 0; depth < 40; depth++)
      list = bodySchema.node('bulletList', null, bodySchema.node('listItem', null, [p('层'), list]));
    const table = bodySchema.node(
      'table',
      null,
      bodySchema.node('tableRow', null, [long, bodySchema.node('tableCell', null, p('短'))]),
    );
    const body = bodySchema.node('doc', null, [table, list]);
    const bytes = await writePdf(
      { title: '', body, pictures: new Map(), notes: [] },
      testFonts(),
      new Date(0),
    );
    const { manuscript } = await readPdf(bytes, { cMapUrl });
    const words = manuscript.body.textContent.replaceAll(' ', '');
    expect(words).toContain('第119行');
    expect(words).toContain('底');
  });
});
