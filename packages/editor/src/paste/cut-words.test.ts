import { countWords } from '@inkstone/proofread';
import { describe, expect, it } from 'vitest';
import { cutWords } from './cut-words.ts';

describe('cutWords', () => {
  it('keeps a text that is not too long', () => {
    const text = '字'.repeat(3000);
    expect(cutWords(text, 3000)).toBe(text);
  });

  it('returns exactly the requested number of words', () => {
    expect(cutWords('字'.repeat(3500), 3000)).toHaveLength(3000);
    expect(countWords(cutWords('word '.repeat(3500), 3000))).toBe(3000);
    expect(countWords(cutWords('一 two '.repeat(3000), 3000))).toBe(3000);
  });

  it('splits no word or character', () => {
    expect(cutWords('one two three', 2).trimEnd()).toBe('one two');
    expect(cutWords('𠮷𠮷𠮷', 2)).toBe('𠮷𠮷');
  });
});
