import { describe, expect, it } from 'vitest';
import { readReceiver } from './receiver.ts';

describe('readReceiver', () => {
  it('distinguishes a number from an address by the @, which has no area code', () => {
    expect(readReceiver('138 0013 8000', '86')).toEqual({
      ok: true,
      value: { kind: 'phone', name: '+8613800138000' },
    });
    expect(readReceiver(' Me@Example.com ', 'nonsense')).toEqual({
      ok: true,
      value: { kind: 'email', name: 'me@example.com' },
    });
  });

  it.each([
    ['', 'account_required'],
    [' \u200b ', 'account_required'],
    ['@', 'email_invalid'],
    ['123', 'phone_invalid'],
    ['ann', 'phone_invalid'],
  ])('refuses %j: %s', (account, refusal) => {
    expect(readReceiver(account, '86')).toEqual({ ok: false, refusal });
  });
});
