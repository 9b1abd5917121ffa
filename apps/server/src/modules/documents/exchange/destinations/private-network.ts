import { isIPv6 } from 'node:net';
import { networkList } from '../../../../platform/settings/networks.ts';

const own = networkList([
  ...['10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'],
  ...['fc00::/7', '::1'],
]);

/** Cloud metadata services; link-local ones are in none of the networks above. */
const metadata = networkList(['100.100.100.200', 'fd00:ec2::254']);

/**
 * Returns whether an address is this machine or in a private network, such as a NAS; never a metadata service
 * or link-local address.
 */
export function isInPrivateNetwork(address: string): boolean {
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  return own.check(address, family) && !metadata.check(address, family);
}
