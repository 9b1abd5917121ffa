import { describe, expect, it } from 'vitest';
import { lintAt } from './testing/lint.ts';
import { widenEmptySpan } from './widen-empty-span.ts';

const insertAt = (start: number, added: string) =>
  lintAt(start, start, { original: '', replacements: [added] });

describe('widenEmptySpan', () => {
  it('includes the previous character, completely', () => {
    expect(widenEmptySpan(insertAt(2, '。'), '😀')).toMatchObject({
      span: { start: 0, end: 2 },
      original: '😀',
      replacements: ['😀。'],
    });
  });

  it('includes the next character at the start of the text', () => {
    expect(widenEmptySpan(insertAt(0, '“'), '好”')).toMatchObject({
      span: { start: 0, end: 1 },
      original: '好',
      replacements: ['“好'],
    });
  });

  it('does not change findings with a text, and those in an empty text', () => {
    const lint = lintAt(2, 5, { original: 'teh', replacements: ['the'] });
    expect(widenEmptySpan(lint, 'a teh')).toBe(lint);
    expect(widenEmptySpan(insertAt(0, 'x'), '')).toMatchObject({ original: '' });
  });
});
