import { instant } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import { checkShareExpiry, checkSharePassword } from './share-settings.ts';

describe('checkSharePassword', () => {
  it.each([
    ['8z4k', '8z4k'],
    ['春天在哪', '春天在哪'],
    // Full width digits, as a Chinese keyboard types them.
    ['１２３４', '1234'],
    ['𠮷'.repeat(64), '𠮷'.repeat(64)],
  ])('accepts %s', (raw, password) => expect(checkSharePassword(raw)).toEqual({ ok: true, value: password }));

  it.each(['', 'abc', 'x'.repeat(65)])('refuses %j', (raw) =>
    expect(checkSharePassword(raw)).toEqual({ ok: false, refusal: 'share_password_length' }),
  );
});

describe('checkShareExpiry', () => {
  it.each([
    [1, true],
    [0, false],
    [-1, false],
  ])('%i ms from now', (ms, isFine) =>
    expect(checkShareExpiry(instant(1000 + ms), instant(1000)).ok).toBe(isFine),
  );
});
