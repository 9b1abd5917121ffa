import { describe, expect, it } from 'vitest';
import { contextOf, sentenceFinder } from './surroundings.ts';

describe('contextOf', () => {
  it('returns a short text completely, as one line', () => {
    expect(contextOf('a\nteh b', { start: 2, end: 5 })).toEqual({ text: 'a teh b', offset: 2, length: 3 });
  });

  it('shortens a long one, without splitting a character', () => {
    const text = `${'😀'.repeat(30)}他teh${'😀'.repeat(30)}`;
    const start = text.indexOf('teh');
    const context = contextOf(text, { start, end: start + 3 });
    expect(context.text.slice(context.offset, context.offset + context.length)).toBe('teh');
    expect(context.text.isWellFormed()).toBe(true);
    expect(context.text).toMatch(/^\.\.\.😀.*😀\.\.\.$/u);
  });
});

describe('sentenceFinder', () => {
  it('finds the sentence of each place in a text of two paragraphs', () => {
    const find = sentenceFinder('他走了。He left. 好！\n第二段。');
    expect([0, 5, 14, 17].map(find)).toEqual(['他走了。', 'He left.', '好！', '第二段。']);
    expect(find(99)).toBe('');
  });
});
