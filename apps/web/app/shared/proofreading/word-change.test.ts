import type { PlacedLint } from '@inkstone/editor/lints';
import type { Lint } from '@inkstone/proofread';
import { describe, expect, it } from 'vitest';
import { groupFindings } from './group-findings.ts';
import { wordChange } from './word-change.ts';

describe('wordChange', () => {
  it.each([
    ['d', 'd,', 'He came home an', ' she left.', 'and', 'and,'],
    ['做', '作', '他的工', '很忙。', '工做', '工作'],
    ['a', 'an', 'It is ', ' apple.', 'a', 'an'],
    ['the', 'The', 'End. ', ' next one.', 'the', 'The'],
    ['，', '。', '好', '再说', '，', '。'],
    ['', 's', 'two apple', ' fell', 'apple', 'apples'],
    ['登录', '登陆', '请先', '系统', '登录', '登陆'],
  ])('of %j to %j', (original, better, before, after, from, to) => {
    expect(wordChange(original, better, { before, after })).toMatchObject({ from, to });
  });

  it('stays within the sentence', () => {
    const change = wordChange('teh', 'the', { before: 'One. And ', after: ' end. Two' });
    expect(change).toEqual({ before: 'And ', from: 'teh', to: 'the', after: ' end.' });
  });

  it('offers no replacement if none is suggested', () => {
    expect(wordChange('x', undefined, { before: '', after: '' }).to).toBeNull();
  });
});

describe('groupFindings', () => {
  const lint = (original: string, better: string, ruleId = 'en.x') =>
    ({ ruleId, original, replacements: [better] }) as unknown as Lint;
  const placed = (serial: number, one: Lint, before = ''): PlacedLint => ({
    ...{ serial, lint: one },
    around: { before, after: ' ' },
  });

  it('groups equal findings, and separates equal letters in other words', () => {
    const groups = groupFindings([
      placed(1, lint('teh', 'the')),
      placed(2, lint('d', 'd,'), 'an'),
      placed(3, lint('teh', 'the')),
      placed(4, lint('d', 'd,'), 'sai'),
      placed(5, lint('teh', 'the', 'en.y')),
    ]);
    expect(groups.map(({ key, members }) => [key, members.length])).toEqual([
      [1, 2],
      [2, 1],
      [4, 1],
      [5, 1],
    ]);
  });
});
