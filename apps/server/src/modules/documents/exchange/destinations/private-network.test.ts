import { expect, it } from 'vitest';
import { isInPrivateNetwork } from './private-network.ts';

it.each(['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.5', '100.101.102.103', '::1', 'fd12::1'])(
  '%s is in a private network',
  (address) => expect(isInPrivateNetwork(address)).toBe(true),
);

it.each([
  '169.254.169.254',
  '100.100.100.200',
  'fd00:ec2::254',
  '0.0.0.0',
  '::',
  'fe80::1',
  '224.0.0.1',
  '8.8.8.8',
  'localhost',
  '',
])('%s is public', (address) => expect(isInPrivateNetwork(address)).toBe(false));
