import type { UserInfo } from '@inkstone/contracts/accounts';
import { describe, expect, it } from 'vitest';
import { displayName, initialOf, maskPhone } from './display-name.ts';

const nobody: UserInfo = {
  id: '1',
  figureUrl: null,
  username: null,
  nickName: null,
  qqName: null,
  wechatName: null,
  phone: null,
  email: null,
  hasPassword: false,
  deletesAt: null,
  vip_info: { vip_type: 'free', start_time: null, expire_time: null },
  vip_infos: [],
  accountSize: 0,
  leftSize: 0,
};

describe('displayName', () => {
  it('uses the first of username, nickname, QQ, WeChat, phone and e-mail', () => {
    const names = {
      username: '张三',
      nickName: '小张',
      qqName: '张Q',
      wechatName: '张微',
      phone: '+8613800138000',
      email: 'z@example.com',
    };
    const keys = Object.keys(names) as (keyof typeof names)[];
    const shown = keys.map((_, from) =>
      displayName({ ...nobody, ...Object.fromEntries(keys.slice(from).map((key) => [key, names[key]])) }),
    );
    expect(shown).toEqual(['张三', '小张', '张Q', '张微', '138****8000', 'z@example.com']);
  });

  it('skips blank names, and returns nothing without any', () => {
    expect(displayName({ ...nobody, username: ' ', nickName: '小张' })).toBe('小张');
    expect(displayName(nobody)).toBeNull();
  });
});

describe('maskPhone', () => {
  it.each([
    ['+8613800138000', '138****8000'],
    ['+4915112345678', '+49151****5678'],
    ['12345', '12345'],
  ])('%s → %s', (phone, masked) => {
    expect(maskPhone(phone)).toBe(masked);
  });
});

describe('initialOf', () => {
  it.each([
    ['张三', '张'],
    ['eva', 'E'],
    ['138****8000', ''],
  ])('%s → %j', (name, initial) => {
    expect(initialOf(name)).toBe(initial);
  });
});
