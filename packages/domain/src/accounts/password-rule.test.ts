import { describe, expect, it } from 'vitest';
import { checkNewPassword } from './password-rule.ts';

describe('checkNewPassword', () => {
  it.each(['abcdefg1', '12345678a', `${'a'.repeat(19)}1`, '密码密码密码密1', 'pa ss wo 1'])(
    'takes %j',
    (password) => {
      expect(checkNewPassword(password)).toEqual({ ok: true, value: password });
    },
  );

  it.each([
    ['', 'password_required'],
    ['abcdef1', 'password_length'],
    [`${'a'.repeat(20)}1`, 'password_length'],
    ['😀😀😀a1', 'password_length'],
    ['abcdefgh', 'password_weak'],
    ['12345678', 'password_weak'],
    ['________1', 'password_weak'],
  ])('refuses %j: %s', (password, refusal) => {
    expect(checkNewPassword(password)).toEqual({ ok: false, refusal });
  });
});
