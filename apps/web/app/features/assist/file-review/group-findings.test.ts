import type { FileFinding } from '@inkstone/contracts/assist/proofread-file';
import { expect, it } from 'vitest';
import { groupFileFindings } from './group-findings.ts';

function finding(id: string, given: Partial<FileFinding> = {}): FileFinding {
  return {
    ...{ id, pos: 0, len: 1, correct: ['工'], credible: 0.9, zhDesc: '', zhBriefDesc: '' },
    ...{ rule: 'zh.wrong-character', category: 'spelling', severity: 'error', lang: 'zh', authority: null },
    ...{ paragraph: 0, place: 'body', original: '公', before: '他在', after: '作。' },
    ...given,
  };
}

it('groups equal findings by whole words, in the order of their first ones', () => {
  const groups = groupFileFindings([
    finding('a'),
    finding('b', {
      original: 'd',
      correct: ['d,'],
      before: 'He stoo',
      after: ' and left.',
      rule: 'en.comma',
    }),
    finding('c', { before: '我也在', paragraph: 4 }),
    finding('d', { original: 'd', correct: ['d,'], before: 'The ol', after: ' man.', rule: 'en.comma' }),
    finding('e', { place: 'footnote' }),
  ]);
  expect(groups.map(({ members }) => members.map(({ id }) => id))).toEqual([['a', 'c'], ['b'], ['d'], ['e']]);
  expect(groups[0]?.change).toMatchObject({ from: '公作', to: '工作' });
});
