import { expect, it } from 'vitest';
import { isEmail, shownAccount } from './shown-account.ts';

it.each([
  ['138 0013 8000', '+86 138 0013 8000', false],
  ['+44 7400 123456 ', '+44 7400 123456', false],
  [' li@example.org', 'li@example.org', true],
  ['li＠example.org', 'li＠example.org', true],
])('shows %j as %j', (account, shown, email) => {
  expect(shownAccount({ account, areaCode: '86' })).toBe(shown);
  expect(isEmail({ account })).toBe(email);
});
