import { describe, expect, it } from 'vitest';
import { findWords } from '../testing/word-checker.ts';
import { widenEmptySpan } from './text-checker.ts';

const insertAt = (start: number, added: string) => {
  const [lint] = findWords('x', { x: added });
  if (!lint) throw new Error('no finding');
  return { ...lint, span: { start, end: start }, original: '' };
};

describe('widenEmptySpan', () => {
  it('takes in the letter before, whole', () => {
    expect(widenEmptySpan(insertAt(2, '。'), '😀')).toMatchObject({
      span: { start: 0, end: 2 },
      original: '😀',
      replacements: ['😀。'],
    });
  });

  it('takes in the letter after at the start of the text', () => {
    expect(widenEmptySpan(insertAt(0, '“'), '好”')).toMatchObject({
      span: { start: 0, end: 1 },
      original: '好',
      replacements: ['“好'],
    });
  });

  it('leaves findings with a text, and those in nothing, as they are', () => {
    const [lint] = findWords('a teh', { teh: 'the' });
    expect(lint && widenEmptySpan(lint, 'a teh')).toBe(lint);
    expect(widenEmptySpan(insertAt(0, 'x'), '')).toMatchObject({ original: '' });
  });
});
