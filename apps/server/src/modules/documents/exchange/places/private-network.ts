import { BlockList, isIPv6 } from 'node:net';

const own = new BlockList();
own.addSubnet('10.0.0.0', 8, 'ipv4');
own.addSubnet('100.64.0.0', 10, 'ipv4');
own.addSubnet('127.0.0.0', 8, 'ipv4');
own.addSubnet('172.16.0.0', 12, 'ipv4');
own.addSubnet('192.168.0.0', 16, 'ipv4');
own.addSubnet('fc00::', 7, 'ipv6');
own.addAddress('::1', 'ipv6');

/** Where cloud machines are told their own secrets; link-local ones are in no network above. */
const metadata = new BlockList();
metadata.addAddress('100.100.100.200', 'ipv4');
metadata.addAddress('fd00:ec2::254', 'ipv6');

/** Whether an address is this machine or one in its own network, such as a NAS: no metadata service, no link-local one. */
export function isInPrivateNetwork(address: string): boolean {
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  return own.check(address, family) && !metadata.check(address, family);
}
