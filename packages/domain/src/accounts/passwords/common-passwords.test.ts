import { describe, expect, it } from 'vitest';
import { commonList } from './common-list.ts';
import { isCommonPassword } from './common-passwords.ts';

describe('commonList', () => {
  it('contains thousands that the rule would accept, each once', () => {
    const words = commonList.trim().split(/\s+/);
    expect(words.length).toBeGreaterThan(5000);
    expect(new Set(words).size).toBe(words.length);
    const fitting = words.filter((word) => /^(?=.*\p{L})(?=.*\d).{8,20}$/u.test(word));
    expect(fitting).toHaveLength(words.length);
    expect(words.every((word) => word === word.toLowerCase())).toBe(true);
  });
});

describe('isCommonPassword', () => {
  it.each([
    ...['password1', 'qwerty123', '1qaz2wsx', 'a12345678', '123456789a', 'woaini1314', '5201314woaini'],
    ...['wodemima123', 'zhangwei520', 'password1!', 'qq123456789', 'a1a1a1a1', '1111111a', 'inkstone2026'],
  ])('contains %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(['ink4stone', 'k7mountain', 'wind9over3water', '雨后山青十二月1a'])(
    'does not contain %s',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );
});
