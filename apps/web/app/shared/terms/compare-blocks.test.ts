import type { TermsBlock } from '@inkstone/contracts/site/terms';
import { describe, expect, it } from 'vitest';
import { compareBlocks } from './compare-blocks.ts';

const text = (letters: string): TermsBlock[] =>
  [...letters].map((letter) => ({ kind: 'paragraph', words: [{ text: letter }] }));
const signs = { same: '', added: '+', removed: '-' };
const compare = (earlier: string, later: string) =>
  compareBlocks(text(earlier), text(later))
    .map(({ block, change }) => signs[change] + (block.kind === 'paragraph' ? block.words[0]?.text : ''))
    .join(' ');

describe('compareBlocks', () => {
  it.each([
    ['', '', ''],
    ['abc', 'abc', 'a b c'],
    ['abc', 'ac', 'a -b c'],
    ['ac', 'abc', 'a +b c'],
    ['abc', 'axc', 'a -b +x c'],
    ['abcd', 'bcda', '-a b c d +a'],
    ['', 'ab', '+a +b'],
    ['ab', '', '-a -b'],
  ])('shows %j to %j as %j', (earlier, later, shown) => {
    expect(compare(earlier, later)).toBe(shown);
  });
});
