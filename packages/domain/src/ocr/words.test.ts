import type { OcrBlock } from '@inkstone/contracts/ocr';
import { describe, expect, it } from 'vitest';
import { pagesText, paragraphPieces } from './page-text.ts';
import { isDoubtfulText, isLittleText } from './words.ts';

const box = { left: 0, top: 0, right: 1, bottom: 1 };
type Line = Extract<OcrBlock, { kind: 'paragraph' }>['lines'][number];
const line = (...words: readonly (readonly [string, number])[]): Line => ({
  box,
  words: words.map(([text, confidence]) => ({ text, confidence, box })),
});
const paragraph = (...lines: Line[]): OcrBlock => ({ kind: 'paragraph', box, lines });

describe('a page has little text', () => {
  it('when it has none, or most of it is doubtful, as with handwriting', () => {
    expect(isLittleText([])).toBe(true);
    expect(isLittleText([paragraph(line(['乱码', 30], ['一', 80]))])).toBe(true);
  });

  it('not when a few of many words are doubtful', () => {
    expect(isLittleText([paragraph(line(['今天天气', 90], ['很', 30]))])).toBe(false);
  });
});

it('a page is doubtful as a whole when a third of it is, as with partly legible handwriting', () => {
  expect(isDoubtfulText([paragraph(line(['今天天气', 90], ['很好', 30], ['呀', 40]))])).toBe(true);
  expect(isDoubtfulText([paragraph(line(['今天天气很', 90], ['好', 30]))])).toBe(false);
});

it('the pieces of a paragraph are its text, with the confidence of each word', () => {
  const lines = [line(['Reading', 95], ['mis-', 95]), line(['takes', 40], ['今天', 90], ['ok', 90])];
  const pieces = paragraphPieces(lines);
  expect(pieces).toEqual([
    { text: 'Reading', confidence: 95 },
    { text: ' mis', confidence: 95 },
    { text: 'takes', confidence: 40 },
    { text: '今天', confidence: 90 },
    { text: 'ok', confidence: 90 },
  ]);
  expect(pagesText([[paragraph(...lines)]])).toBe('Reading mistakes今天ok');
});
