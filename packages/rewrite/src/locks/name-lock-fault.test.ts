import { expect, it } from 'vitest';
import { nameLockFault } from './name-lock-fault.ts';

const none = { missing: [], doubled: [], changed: [], added: [] };

it('names lost texts, and never invented ones', () => {
  const changed = [{ expected: '2026', found: '2062' }];
  expect(nameLockFault({ ...none, missing: ['⟦1⟧'], changed, added: ['99'] }, 'zh', '')).toBe(
    '⟦1⟧、2026 缺失、重复或被改动',
  );
  expect(nameLockFault({ ...none, doubled: ['⟦1⟧'] }, 'en', '')).toBe('⟦1⟧ is missing, repeated or changed');
  expect(nameLockFault({ ...none, added: ['99'] }, 'en', 'it adds numbers')).toBe('it adds numbers');
});

it('names at most five texts, shortened', () => {
  const missing = Array.from({ length: 7 }, (_, i) => `${i}${'字'.repeat(80)}`);
  const [list = ''] = nameLockFault({ ...none, missing }, 'zh', '').split(' ');
  expect(list.split('、').map(({ length }) => length)).toEqual([60, 60, 60, 60, 60]);
});
