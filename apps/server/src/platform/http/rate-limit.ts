import { type Rate, type RateName, rates } from '@inkstone/contracts';
import type { PlatformConfig } from '../settings/config.ts';

/** The rate limits, with the operator's settings applied. */
export function ratesOf(config: Pick<PlatformConfig, 'openChecksPerMinute'>): Record<RateName, Rate> {
  return { ...rates, open: { requests: config.openChecksPerMinute, seconds: 60 } };
}

/** The rate-limit key of an address; for IPv6 its /64 network. */
export function addressKey(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address.slice(address.lastIndexOf(':') + 1);
  const [head = '', tail = ''] = address.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const gap = address.includes('::') ? Math.max(0, 8 - front.length - back.length) : 0;
  return [...front, ...Array<string>(gap).fill('0'), ...back].slice(0, 4).join(':');
}
