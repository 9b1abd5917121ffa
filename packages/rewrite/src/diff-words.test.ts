import { describe, expect, it } from 'vitest';
import { diffWords } from './diff-words.ts';

const show = (before: string, after: string) => {
  const diff = diffWords(before, after);
  if (diff.isNew) return 'new';
  return diff.pieces
    .map(({ kind, text }) => (kind === 'same' ? text : `{${kind === 'added' ? '+' : '-'}${text}}`))
    .join('');
};

describe('diffWords', () => {
  it.each<[string, string, string]>([
    [
      '技术不断发展，用来提高效率',
      '技术持续发展，提升效率',
      '技术{-不断}{+持续}发展，{-用来提高}{+提升}效率',
    ],
    [
      'We made a decision to leave early today.',
      'We decided to leave early today.',
      'We {-made a decision }{+decided }to leave early today.',
    ],
    ['同样的句子', '同样的句子', '同样的句子'],
    ['我们昨天去了公园', 'It rained.', 'new'],
  ])('shows %j against %j', (before, after, shown) => expect(show(before, after)).toBe(shown));

  it('contains both sentences', () => {
    const [before, after] = ['在此基础之上，我们对参数进行了优化。', '在此基础上，我们优化了参数。'];
    const diff = diffWords(before, after);
    const side = (without: string) =>
      diff.isNew
        ? ''
        : diff.pieces
            .filter(({ kind }) => kind !== without)
            .map(({ text }) => text)
            .join('');
    expect([side('added'), side('removed')]).toEqual([before, after]);
  });
});
