import { type LoginMethodKind, loginMethodKinds } from '@inkstone/contracts/accounts/social-login';
import { describe, expect, it } from 'vitest';
import { canUnbind } from './login-methods.ts';

describe('canUnbind', () => {
  it.each<[LoginMethodKind[], LoginMethodKind, boolean]>([
    [['phone'], 'phone', false],
    [['email'], 'email', false],
    [['wechat'], 'wechat', false],
    [['phone', 'wechat'], 'wechat', true],
    [['phone', 'wechat'], 'phone', true],
    [['phone', 'qq'], 'apple', false],
    [[], 'phone', false],
  ])('of %j %s: %s', (ways, kind, answer) => {
    expect(canUnbind(ways, kind, loginMethodKinds)).toBe(answer);
  });

  it('does not count a method whose provider is disabled', () => {
    expect(canUnbind(['phone', 'qq'], 'phone', ['phone', 'email'])).toBe(false);
    expect(canUnbind(['phone', 'qq'], 'qq', ['phone', 'email'])).toBe(true);
  });

  it('always leaves a working method, whatever is removed in whatever order', () => {
    for (let mask = 1; mask < 2 ** loginMethodKinds.length; mask++) {
      let ways = loginMethodKinds.filter((_, i) => mask & (1 << i));
      for (const kind of loginMethodKinds) {
        if (canUnbind(ways, kind, loginMethodKinds)) ways = ways.filter((each) => each !== kind);
      }
      expect(ways.length).toBeGreaterThan(0);
    }
  });
});
