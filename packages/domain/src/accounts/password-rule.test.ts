import { describe, expect, it } from 'vitest';
import { checkNewPassword } from './password-rule.ts';

const around = {
  names: ['+8613800138000', 'ann.lee7@example.com'],
  isCommon: (password: string) => password === 'password1',
};

describe('checkNewPassword', () => {
  it.each([
    'abcdefg1',
    '12345678a',
    `${'a'.repeat(19)}1`,
    '密码密码密码密1',
    'pa ss wo 1',
    'my ann.lee7 is so',
  ])('accepts %j', (password) => {
    expect(checkNewPassword(password, around)).toEqual({ ok: true, value: password });
  });

  it.each([
    ['', 'password_required'],
    ['abcdef1', 'password_length'],
    [`${'a'.repeat(20)}1`, 'password_length'],
    ['😀😀😀a1', 'password_length'],
    ['abcdefgh', 'password_weak'],
    ['12345678', 'password_weak'],
    ['________1', 'password_weak'],
    ['password1', 'password_common'],
    ['PassWord1', 'password_common'],
    ['ｐａｓｓｗｏｒｄ１', 'password_common'],
    ['13800138000a', 'password_is_account'],
    ['a8613800138000', 'password_is_account'],
    ['ann.lee7', 'password_is_account'],
    ['Ann.Lee7!', 'password_is_account'],
    ['ann.lee7@example.com', 'password_is_account'],
  ])('refuses %j: %s', (password, refusal) => {
    expect(checkNewPassword(password, around)).toEqual({ ok: false, refusal });
  });
});
