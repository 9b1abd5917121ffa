import { describe, expect, it } from 'vitest';
import { digitsOfCode } from './digits-of-code.ts';

describe('digitsOfCode', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['【砚台】验证码 012345，10 分钟内有效', '012345'],
    ['Good for 10 minutes: 012345.', '012345'],
    ['１２３４５６', '123456'],
    ['1234567', '123456'],
    ['12a', '12'],
  ])('%j is %s', (text, digits) => {
    expect(digitsOfCode(text)).toBe(digits);
  });
});
