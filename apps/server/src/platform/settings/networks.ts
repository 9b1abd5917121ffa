import { BlockList, isIPv6 } from 'node:net';

/** Creates a list to match addresses against, of networks such as `10.0.0.0/8` and of single addresses. */
export function networkList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const each of networks) {
    const [address = '', prefix] = each.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}
