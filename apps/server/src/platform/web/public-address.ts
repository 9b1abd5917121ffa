import { isIPv4, isIPv6 } from 'node:net';
import { networkList } from '../settings/networks.ts';

/** Ranges of IPv4 that are not the public internet (IANA's special-purpose registry), and multicast. */
const closed4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/** Reserved parts of 2000::/3, the only allocated part of IPv6; includes addresses that embed IPv4. */
const closed6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];

const closed = networkList([...closed4, ...closed6]);
const routed6 = networkList(['2000::/3']);

/**
 * Returns whether an address is on the public internet: no private, local or reserved range, in IPv4 or IPv6.
 * IPv4 inside IPv6 (mapped, translated, tunnelled) never is.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, 'ipv4');
  return isIPv6(address) && routed6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
