import { checkOfficial, fixOfficial, officialLimits } from '@inkstone/contracts/assist/official';
import { readParagraphs } from '@inkstone/exchange/official';
import {
  type BuiltPage,
  type BuiltParagraph,
  buildDocx,
  rightDocument,
  zipParts,
} from '@inkstone/exchange/official/testing';
import { openDocx } from '@inkstone/exchange/word-file';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { zipOfRepeated, zipOfZeros } from '../../../testing/zip-of-repeated.ts';
import { createAccount } from '../../accounts/testing.ts';

let server: TestServer;
let person: TestClient;
beforeAll(async () => {
  server = await createTestServer();
  person = server.as((await createAccount(server.deps)).token);
});
afterAll(() => server.close());

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const check = (bytes: Uint8Array) => person.call(checkOfficial, { base64: base64(bytes) });
const rulesOf = async (paragraphs: readonly BuiltParagraph[], page?: BuiltPage) =>
  (await check(buildDocx(paragraphs, page))).layout.map(({ id }) => id);

/** The correct document with one paragraph, by number, changed. */
const withChange = (at: number, change: Partial<BuiltParagraph>) =>
  rightDocument.map((paragraph, index) => (index === at ? { ...paragraph, ...change } : paragraph));

async function fixAll(bytes: Uint8Array): Promise<Uint8Array> {
  const { layout, text } = await check(bytes);
  const fixes = [...layout, ...text].map(({ id }) => id);
  return Buffer.from((await person.call(fixOfficial, { base64: base64(bytes), fixes })).base64, 'base64');
}

describe('the layout of a docx', () => {
  it('if correct, has findings only for missing parts', async () => {
    expect(await rulesOf(rightDocument)).toEqual(['page-number:']);
  });

  it.each([
    ['page-size:', rightDocument, { width: 12240, height: 15840 }],
    ['margins:', rightDocument, { top: 1440 }],
    ['line-pitch:', withChange(3, { line: 480 }), {}],
    ['title:1', withChange(1, { size: 36 }), {}],
    ['title:1', withChange(1, { align: 'left' }), {}],
    ['body-font:5', withChange(5, { font: '宋体' }), {}],
    ['heading-font:4', withChange(4, { font: '仿宋_GB2312' }), {}],
    ['heading-font:6', withChange(6, { size: 28 }), {}],
    ['first-indent:5', withChange(5, { indent: 0 }), {}],
    ['addressee-indent:2', withChange(2, { indent: 200 }), {}],
    ['head-color:0', [{ text: '青山市人民政府文件', align: 'center' }, ...rightDocument], {}],
  ])('reports %s, with its clause, and corrects it', async (id, paragraphs, page) => {
    const bytes = buildDocx(paragraphs, page);
    const { layout } = await check(bytes);
    expect(layout.map((finding) => finding.id)).toEqual([id, 'page-number:']);
    expect(layout[0]?.clause).toMatch(/^[57]\./);
    const corrected = await fixAll(bytes);
    expect((await check(corrected)).layout).toEqual([]);
  });

  describe('of page numbers', () => {
    const complex =
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>PAGE</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:rPr><w:sz w:val="28"/></w:rPr><w:t>1</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>';
    const simple =
      '<w:fldSimple w:instr=" PAGE "><w:r><w:rPr><w:sz w:val="28"/></w:rPr><w:t>1</w:t></w:r></w:fldSimple>';
    const line = (field: string, align: string, mark = '—') =>
      `<w:p><w:pPr><w:jc w:val="${align}"/></w:pPr><w:r><w:t xml:space="preserve">${mark} </w:t></w:r>${field}<w:r><w:t xml:space="preserve"> ${mark}</w:t></w:r></w:p>`;
    const pages = (page: BuiltPage) => check(buildDocx(rightDocument, page));

    it.each([
      ['simple fields', { odd: line(simple, 'right'), even: line(simple, 'left') }],
      ['complex fields', { odd: line(complex, 'right'), even: line(complex, 'left') }],
    ])('finds no fault in %s on both sides', async (_what, footers) => {
      expect((await pages({ footers })).layout).toEqual([]);
    });

    it.each([
      ['', {}],
      ['— 1 — 四号 14 pt', { odd: line(simple, 'right') }],
      ['- 1 - 四号 14 pt', { odd: line(simple, 'right', '-'), even: line(simple, 'left', '-') }],
      ['— 1 — 四号 14 pt', { odd: line(simple, 'center'), even: line(simple, 'left') }],
      ['— 1 — 五号 10.5 pt', { odd: line(simple.replace('28', '21'), 'right'), even: line(simple, 'left') }],
      ['', { odd: line('', 'right'), even: line('', 'left') }],
    ])('reports “%s” with its clause, and corrects it', async (found, footers) => {
      const { layout } = await pages({ footers });
      expect(layout.map((finding) => [finding.id, finding.found, finding.clause])).toEqual([
        ['page-number:', found, '7.5'],
      ]);
      const corrected = await fixAll(buildDocx(rightDocument, { footers }));
      expect((await check(corrected)).layout).toEqual([]);
    });
  });

  it('requires addressees at the margin although their colon is missing', async () => {
    expect(await rulesOf(withChange(2, { text: '各县人民政府' }))).toEqual(['page-number:']);
  });

  it('is corrected finding by finding', async () => {
    const bytes = buildDocx(withChange(1, { size: 36 }), { top: 1440 });
    const { base64: half, fixed } = await person.call(fixOfficial, {
      base64: base64(bytes),
      fixes: ['margins:', 'none'],
    });
    expect(fixed).toBe(1);
    expect((await check(Buffer.from(half, 'base64'))).layout.map(({ id }) => id)).toEqual([
      'title:1',
      'page-number:',
    ]);
  });
});

describe('the text of a docx', () => {
  it('is checked as an official document and corrected across runs, the rest unchanged', async () => {
    const bytes = buildDocx([
      ...withChange(0, { text: '青政发[2026]08号', runLength: 2 }).slice(0, 5),
      ...withChange(5, { text: '我们己经检查R&D设施。', runLength: 3 }).slice(5),
    ]);
    const { text } = await check(bytes);
    expect(
      text.map(({ rule, paragraph, original, authority }) => [rule, paragraph, original, authority]),
    ).toEqual([
      ['zh.official-number-form', 0, '[2026]08号', 'GB/T 9704-2012, 7.2.5'],
      ['zh.confused-words', 5, '己经', expect.any(String)],
    ]);
    const paragraphs = readParagraphs(openDocx(await fixAll(bytes), officialLimits.bytes).body);
    expect(paragraphs[0]?.text).toBe('青政发〔2026〕8号');
    expect(paragraphs[5]?.text).toBe('我们已经检查R&D设施。');
    expect(paragraphs.slice(6).map(({ text: own }) => own)).toEqual(
      rightDocument.slice(6).map(({ text: own }) => own),
    );
  });

  it('distinguishes paragraphs with equal text', async () => {
    const twice = [
      ...rightDocument.slice(0, 5),
      ...['甲', '甲'].map((): BuiltParagraph => ({ ...rightDocument[5], text: '我们己经检查。' })),
      ...rightDocument.slice(6),
    ];
    const { text } = await check(buildDocx(twice));
    expect(new Set(text.map(({ id }) => id)).size).toBe(2);
  });
});

describe('a file that is not a docx', () => {
  const refusal = (bytes: Uint8Array) => expect(check(bytes)).rejects;
  const document = (xml: string) => zipParts({ 'word/document.xml': xml });
  const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

  it('is refused with its own error code', async () => {
    await refusal(Buffer.from('Hello')).toMatchObject({ code: 'docx_unreadable' });
    await refusal(new Uint8Array()).toMatchObject({ code: 'content_required' });
    await refusal(Buffer.from('d0cf11e0a1b11ae1', 'hex')).toMatchObject({ code: 'docx_encrypted' });
    await refusal(zipParts({ 'a.xml': '<a/>' })).toMatchObject({ code: 'docx_unreadable' });
    await refusal(document('<html/>')).toMatchObject({ code: 'docx_unreadable' });
    await refusal(document(`<w:document ${word}><w:body><w:p>`)).toMatchObject({ code: 'docx_unreadable' });
    await refusal(buildDocx(rightDocument).subarray(0, 900)).toMatchObject({ code: 'docx_unreadable' });
  });

  it('is refused when it decompresses to too much data', async () => {
    await refusal(zipOfZeros('word/document.xml', 90)).toMatchObject({ code: 'docx_too_large' });
    const paragraphs = zipOfRepeated('word/document.xml', [
      [`<w:document ${word}><w:body>`, 1],
      ['<w:p></w:p>'.repeat(100_000), 25],
      ['</w:body></w:document>', 1],
    ]);
    await refusal(paragraphs).toMatchObject({ code: 'docx_too_large' });
    const nested = `<w:document ${word}><w:body>${'<w:p>'.repeat(50_000)}`;
    await refusal(document(nested)).toMatchObject({ code: 'docx_unreadable' });
  });

  it('with too many words is refused as a text is', async () => {
    await refusal(buildDocx([{ text: '字'.repeat(200_001) }])).toMatchObject({ code: 'text_too_long' });
  });

  it('may be empty', async () => {
    const { text, paragraphs } = await check(document(`<w:document ${word}><w:body/></w:document>`));
    expect([text, paragraphs]).toEqual([[], 0]);
  });
});

it('writes no part of a document to the log', async () => {
  await check(buildDocx([{ text: '独角兽己经来了。' }]));
  expect(server.captured.text()).not.toContain('独角兽');
});

it('is for signed-in users', async () => {
  await expect(server.visitor().call(checkOfficial, { base64: '' })).rejects.toMatchObject({
    code: 'sign_in_first',
  });
});
