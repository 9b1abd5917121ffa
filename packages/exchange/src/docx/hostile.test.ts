import { AppError } from '@inkstone/contracts';
import { measureWork } from '@inkstone/kernel/testing';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readDocx } from './index.ts';
import { p, r, wordFile } from './testing/word-file.ts';

const maxBytes = 10 * 1024 * 1024;

function refusal(bytes: Uint8Array): string {
  try {
    readDocx(bytes, { changes: 'keep', maxBytes });
    return 'read';
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
}

const encode = (text: string) => new TextEncoder().encode(text);

describe('an invalid or malicious docx,', () => {
  it.each<[string, Uint8Array, string]>([
    ['nothing', new Uint8Array(), 'docx_unreadable'],
    ['a text', encode('Hello'), 'docx_unreadable'],
    ['a zip of something else', zipSync({ 'a.txt': encode('a') }), 'docx_unreadable'],
    [
      'protected by a password',
      Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      'docx_encrypted',
    ],
    ['cut short', wordFile({ body: p('x') }).subarray(0, 400), 'docx_unreadable'],
    ['too large', new Uint8Array(maxBytes + 1), 'docx_too_large'],
    [
      'with entities',
      zipSync({ 'word/document.xml': encode('<!DOCTYPE w [<!ENTITY a "b">]><w:document/>') }),
      'docx_unreadable',
    ],
    [
      'with broken XML beside the text',
      wordFile({ body: p('x'), others: { 'word/_rels/document.xml.rels': '<a>' } }),
      'docx_unreadable',
    ],
    ['nested without end', wordFile({ body: '<w:sdt>'.repeat(5000) }), 'docx_unreadable'],
    ['a bomb', zipSync({ 'word/document.xml': new Uint8Array(90 * 1024 * 1024) }), 'docx_too_large'],
  ])('%s, is refused with its own code', (_, bytes, code) => {
    const work = measureWork();
    expect(refusal(bytes)).toBe(code);
    expect(work()).toBeLessThan(10_000);
  });

  it('with part names like paths has them treated as keys only', () => {
    const others = { '../../etc/passwd': 'x', 'word/media/..\\..\\evil.exe': 'x', 'C:\\a\u0000': 'x' };
    expect(refusal(wordFile({ body: p('x'), others }))).toBe('read');
  });

  it('with absurd numbers costs no more', () => {
    const huge = '<w:gridSpan w:val="999999999"/>';
    const level = '<w:numPr><w:ilvl w:val="99999999"/><w:numId w:val="1"/></w:numPr>';
    const body = [
      `<w:tbl><w:tr><w:trPr><w:gridBefore w:val="999999999"/></w:trPr><w:tc><w:tcPr>${huge}</w:tcPr>${p('a')}</w:tc></w:tr></w:tbl>`,
      p('b', level),
      p('c', '<w:outlineLvl w:val="-5"/>'),
    ].join('');
    const numbering =
      '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="8"><w:numFmt w:val="upperLetter"/><w:start w:val="99999999"/><w:lvlText w:val="%1%2%3%4%5%6%7%8%9"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>';
    expect(refusal(wordFile({ body, numbering }))).toBe('read');
  });

  it('with extremely many elements is read in limited time', () => {
    const many = 5000;
    const ids = Array.from({ length: many }, (_, id) => id);
    const body = [
      `<w:p>${ids.map((id) => `<w:commentRangeStart w:id="${id}"/>${r('a', id % 2 ? '<w:b/>' : '')}`).join('')}</w:p>`,
      `<w:p>${'<w:r><w:fldChar w:fldCharType="begin"/></w:r>'.repeat(many)}${r('x').repeat(many)}</w:p>`,
      '<w:p/>'.repeat(many),
    ].join('');
    const comments = ids.map((id) => `<w:comment w:id="${id}">${p('c')}</w:comment>`).join('');
    const styles = ids
      .slice(0, 2000)
      .map((id) => `<w:style w:styleId="${id}"><w:basedOn w:val="${(id + 1) % 2000}"/></w:style>`)
      .join('');
    const work = measureWork();
    expect(refusal(wordFile({ body, comments, styles }))).toBe('read');
    expect(work()).toBeLessThan(10_000);
  });
});
