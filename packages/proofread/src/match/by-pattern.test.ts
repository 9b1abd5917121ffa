import { expect, it } from 'vitest';
import { makeRuleText } from '../rules/rule-text.ts';
import { byPattern } from './by-pattern.ts';

const patterns = [/a+/g, /x*/g, /(?<=b)/g, /\b/g, /(b)?a/g, /$/g, /^/g, /./gu, /(?:)/gu, /(?:)/gv];
const texts = ['', 'abaab', 'bb', 'x', '𠮷a𠮷', 'a b'];

it('finds the same matches as matchAll, including empty ones', () => {
  for (const pattern of patterns) {
    for (const text of texts) {
      const found = byPattern(
        pattern,
        ({ found: whole, groups }) => `${whole}|${groups.join()}`,
      )(makeRuleText(text, 'en'));
      const expected = Array.from(text.matchAll(pattern), (match) => ({
        start: match.index,
        end: match.index + match[0].length,
        replacements: [
          `${match[0]}|${[...match]
            .slice(1)
            .map((group) => group ?? '')
            .join()}`,
        ],
      }));
      expect(found, `${pattern} in ${text}`).toEqual(expected);
    }
  }
});

it('can search during a search, and keeps the pattern unchanged', () => {
  const pattern = /a/g;
  const inner = byPattern(pattern, () => null);
  const outer = byPattern(pattern, ({ start }) => {
    inner(makeRuleText('aaaa', 'en'));
    if (start === 0) outer(makeRuleText('ba', 'en'));
    return `${start}`;
  });
  expect(outer(makeRuleText('aba', 'en')).map(({ replacements }) => replacements)).toEqual([['0'], ['2']]);
  expect(pattern.lastIndex).toBe(0);
});

it('starts again after an interrupted search', () => {
  let isBroken = true;
  const find = byPattern(/a/g, ({ start }) => {
    if (isBroken) throw new Error('broken');
    return `${start}`;
  });
  expect(() => find(makeRuleText('aa', 'en'))).toThrow('broken');
  isBroken = false;
  expect(find(makeRuleText('aa', 'en'))).toHaveLength(2);
});
