import { describe, expect, it } from 'vitest';
import { type Names, purchaseName, siteName } from './display-name.ts';

const names: Names = {
  username: '张三',
  nickName: '小张',
  qqName: '张Q',
  wechatName: '张微',
  phone: '138****8000',
  email: 'z@example.com',
};

/** Returns the names chosen when the first, the first two and so on are missing or blank. */
function orderOf(nameOf: (names: Names) => string | null): (string | null)[] {
  const order: (string | null)[] = [];
  let left = names;
  for (let name = nameOf(left); name !== null; name = nameOf(left)) {
    order.push(name);
    left = Object.fromEntries(
      Object.entries(left).map(([key, each]) => [key, each === name ? ' ' : each]),
    ) as unknown as Names;
  }
  return order;
}

describe('display names', () => {
  it('follow the order of the site', () => {
    expect(orderOf(siteName)).toEqual(['张三', '小张', '张Q', '张微', '138****8000', 'z@example.com']);
  });

  it('follow another order in the purchase area', () => {
    expect(orderOf(purchaseName)).toEqual(['张三', '138****8000', '小张', '张Q', '张微', 'z@example.com']);
  });
});
