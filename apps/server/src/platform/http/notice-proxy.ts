import type { IncomingHttpHeaders } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Log } from '../observability/log.ts';
import { networkList } from '../settings/networks.ts';

/** The facts of a request known before authentication. */
interface Arrival {
  readonly headers: IncomingHttpHeaders;
  /** The address of the peer; '' if the connection is already closed. */
  readonly peer: string;
  /** Whether TRUSTED_PROXIES names the peer. */
  readonly isTrusted: boolean;
}

/**
 * Warns of a proxy that is missing in TRUSTED_PROXIES, once for each kind of peer: all visitors then share
 * one address and its rate limits. The address itself is not logged.
 */
export function createProxyNotice(log: Pick<Log, 'warn'>): (arrival: Arrival) => void {
  const notified = new Set<string>();
  return ({ headers, peer, isTrusted }) => {
    if (isTrusted || peer === '' || headers['x-forwarded-for'] === undefined) return;
    const from = kindOf(peer);
    if (notified.has(from)) return;
    notified.add(from);
    log.warn(
      'X-Forwarded-For came from a peer that TRUSTED_PROXIES does not name: it is ignored. If that is your proxy, name it there; otherwise all visitors count as one',
      { from },
    );
  };
}

const loopback = networkList(['127.0.0.0/8', '::1/128']);
const inside = networkList([
  ...['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', '169.254.0.0/16'],
  ...['fc00::/7', 'fe80::/10'],
]);

function kindOf(peer: string): 'this machine' | 'a private network' | 'the internet' {
  const family = isIPv6(peer) ? 'ipv6' : 'ipv4';
  if (loopback.check(peer, family)) return 'this machine';
  return inside.check(peer, family) ? 'a private network' : 'the internet';
}
