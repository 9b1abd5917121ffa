import { describe, expect, it } from 'vitest';
import { networkOf } from './network-of.ts';

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.*.*'],
    ['::ffff:203.0.113.7', '203.0.*.*'],
    ['127.0.0.1', 'local'],
    ['10.1.2.3', 'local'],
    ['172.16.0.1', 'local'],
    ['172.32.0.1', '172.32.*.*'],
    ['192.168.1.20', 'local'],
    ['192.0.2.1', '192.0.*.*'],
    ['169.254.1.1', 'local'],
    ['::1', 'local'],
    ['fe80::1', 'local'],
    ['fd12:3456::1', 'local'],
    ['2001:DB8:85a3::8a2e:370:7334', '2001:db8:*'],
    ['2001::1', '2001:0:*'],
    ['', ''],
    ['unix', ''],
  ])('%s → %j', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
