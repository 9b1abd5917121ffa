import { describe, expect, it } from 'vitest';
import { lintAt } from '../testing/lint.ts';
import { createExemption } from './exempt-words.ts';

function isExempt(words: string[], text: string, found: string): boolean {
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
  ])('%j in %j, found %j: %s', (words, text, found, expected) => {
    expect(isExempt(words, text, found)).toBe(expected);
  });
});
