import { describe, expect, it } from 'vitest';
import type { Finding } from '../rules/rule.ts';
import { makeRuleText } from '../rules/rule-text.ts';
import { testResources } from '../testing/resources.ts';
import { tagWords } from '../text/tagged-words.ts';
import { byAnyOf, byWords, type WordFix } from './by-words.ts';

const { tagger } = testResources;
const textOf = (text: string) =>
  makeRuleText(text, 'en', (own) => (tagger === undefined ? [] : tagWords(own, tagger)));

function found(source: string, text: string, fix: WordFix = () => 'X'): string[] {
  return [...byWords(source, fix, { fruit: new Set(['apple', 'pear']) })(textOf(text))].map(
    ({ start, end }) => text.slice(start, end),
  );
}

function correct(finding: Finding | undefined, text: string): string {
  return finding === undefined
    ? text
    : text.slice(0, finding.start) + (finding.replacements[0] ?? '') + text.slice(finding.end);
}

describe('byWords', () => {
  it.each([
    ['the [ apple|pear ]', 'The pear and the apple fell.', ['pear', 'apple']],
    ['[ @fruit ]', 'A pear, an Apple.', ['pear', 'Apple']],
    ['MD [ VB ]', 'He can swim.', ['swim']],
    ['she|he [ <go> ]', 'She goes, he went, they go.', ['goes', 'went']],
    ['[ ~NN ] them', 'We help them.', ['help']],
    ['an JJ* [ NN ]', 'An old red brick.', ['brick']],
    ["did n't|not? [ go ]", "I didn't go. Did go?", ['go', 'go']],
    ['!the [ pear ]', 'The pear, a pear.', ['pear']],
    ['^ [ he ]', 'He said that he came.', ['He']],
    [',^ [ he ]', 'He said that he came.', ['He', 'he']],
    ['[ he ] came .', 'He came', []],
  ])('finds %j in %j', (source, text, places) => {
    expect(found(source, text)).toEqual(places);
  });

  it('returns the surrounding words, and accepts the same words as the fix', () => {
    expect(found('[ pear ]', 'a pear tree', ({ after }) => (after()?.lower === 'tree' ? null : 'X'))).toEqual(
      [],
    );
    expect(found('[ pear ]', 'a pear', ({ before }) => (before()?.lower === 'a' ? 'X' : null))).toEqual([
      'pear',
    ]);
    expect(found('[ pear ]', 'a pear', () => 'pear')).toEqual([]);
  });

  it('keeps the capital of a first word and removes a space with a deleted one', () => {
    const rule = (fix: string) => byWords('[ the ] pear', () => fix);
    const first = (text: string, fix: string) => correct([...rule(fix)(textOf(text))][0], text);
    expect(first('The pear fell.', 'a')).toBe('A pear fell.');
    expect(first('The pear fell.', '')).toBe('Pear fell.');
    expect(first('I saw the pear.', '')).toBe('I saw pear.');
  });

  it('finds nothing without a tagger', () => {
    expect([...byWords('[ the ]', () => 'a')(makeRuleText('the', 'en'))]).toEqual([]);
  });

  it('refuses unknown sets', () => {
    expect(() => byWords('[ @nothing ]', () => 'a')).toThrow('@nothing');
  });

  it('takes time proportional to the length', () => {
    const find = byAnyOf([byWords('DT* JJ* NN* [ VB ] .', () => 'X'), byWords('a* a* a* [ b ]', () => 'X')]);
    const long = textOf('a '.repeat(20_000));
    expect([...find(long)]).toEqual([]);
  });
});
