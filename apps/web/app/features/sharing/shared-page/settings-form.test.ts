import type { ShareView } from '@inkstone/contracts/sharing';
import { describe, expect, it } from 'vitest';
import { changeOf, dayOf, type SettingsForm } from './settings-form.ts';

const share: ShareView = {
  documentId: '01900000-0000-7000-8000-000000000000',
  state: 'on',
  isHeld: false,
  token: 'x',
  link: 'https://write.example.org/fileshare/x',
  hasPassword: false,
  author: '',
  expiresAt: null,
  viewLimit: null,
  views: 0,
};
const empty: SettingsForm = { password: '', hasPassword: false, lastDay: '', viewLimit: '', author: '' };

describe('changeOf', () => {
  it.each<[string, Partial<SettingsForm>, object]>([
    ['nothing', {}, { password: null, expiresAt: null, viewLimit: null, author: '' }],
    ['a password', { hasPassword: true, password: 'abcd' }, { password: 'abcd' }],
    ['a limit and a name', { viewLimit: '12', author: '甲' }, { viewLimit: 12, author: '甲' }],
  ])('applies %s', (_, form, change) =>
    expect(changeOf({ ...empty, ...form }, share)).toMatchObject({ action: 'change', ...change }),
  );

  it('keeps an unchanged password', () => {
    expect(changeOf({ ...empty, hasPassword: true }, { ...share, hasPassword: true })).not.toHaveProperty(
      'password',
    );
  });

  it('ends with the last moment of the day, and keeps an unchanged end', () => {
    const { expiresAt } = changeOf({ ...empty, lastDay: '2026-12-24' }, share);
    expect(dayOf(expiresAt ?? 0)).toBe('2026-12-24');
    expect(dayOf((expiresAt ?? 0) + 1)).toBe('2026-12-25');
    const over = { ...share, expiresAt: Date.parse('2020-01-01T12:00:00') };
    expect(changeOf({ ...empty, lastDay: '2020-01-01' }, over)).not.toHaveProperty('expiresAt');
  });
});
