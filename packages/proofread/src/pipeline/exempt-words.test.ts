import { describe, expect, it } from 'vitest';
import { lintAt } from '../testing/lint.ts';
import { createExemption, type ExemptWord } from './exempt-words.ts';

function isExempt(words: readonly ExemptWord[], text: string, found: string): boolean {
  const start = text.indexOf(found);
  return createExemption(words)(lintAt(start, start + found.length), text);
}

describe('createExemption', () => {
  it.each([
    [['teh'], 'the Teh river', 'Teh', true],
    [['Teh'], 'the teh river', 'teh', false],
    [['art'], 'to start', 'art', false],
    [['己经会'], '我们己经会了', '己经', true],
    [['new york'], 'in New York now', 'York', true],
    [['  '], 'anything', 'any', false],
    [['C++'], 'I use C++ here', 'C++', true],
    [['New York'], 'in New\u00a0York now', 'New\u00a0York', true],
    [['己经'], '我们己经会了', '己经会', false],
    [[{ word: 'linux', isAnyCase: false }], 'on Linux now', 'Linux', false],
    [[{ word: 'linux', isAnyCase: false }], 'on linux now', 'linux', true],
    [[{ word: 'GitHub Pages', isAnyCase: true }], 'on github pages now', 'github pages', true],
    [[{ word: 'GitHub Pages', isAnyCase: true }], 'on GITHUB PAGES now', 'GITHUB', true],
    [[{ word: 'GitHub Pages', isAnyCase: false }], 'on github pages now', 'github', false],
  ] as [ExemptWord[], string, string, boolean][])(
    '%j in %j, found %j: %s',
    (words, text, found, expected) => {
      expect(isExempt(words, text, found)).toBe(expected);
    },
  );
});
