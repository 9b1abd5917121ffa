import { describe, expect, it } from 'vitest';
import { captureLog } from '../../testing/captured-log.ts';
import { createProxyNotice } from './notice-proxy.ts';

const headers = { 'x-forwarded-for': '203.0.113.9' };
const noticesOf = (...arrivals: Parameters<ReturnType<typeof createProxyNotice>>[0][]) => {
  const captured = captureLog();
  const notice = createProxyNotice(captured.log);
  for (const arrival of arrivals) notice(arrival);
  return captured.text();
};

describe('an unconfigured proxy', () => {
  it.each([
    ['127.0.0.1', 'this machine'],
    ['::1', 'this machine'],
    ['::ffff:127.0.0.1', 'this machine'],
    ['172.18.0.2', 'a private network'],
    ['::ffff:10.1.2.3', 'a private network'],
    ['fd00::2', 'a private network'],
    ['198.51.100.7', 'the internet'],
    ['2001:db8::1', 'the internet'],
  ])('at %s is reported as %s, without an address', (peer, from) => {
    const text = noticesOf({ headers, peer, isTrusted: false });
    expect(text).toContain('TRUSTED_PROXIES');
    expect(text).toContain(from);
    for (const address of [peer, '203.0.113.9']) expect(text).not.toContain(address);
  });

  it('is reported once, and again from another network', () => {
    const near = { headers, peer: '127.0.0.1', isTrusted: false };
    const far = { ...near, peer: '198.51.100.7' };
    const text = noticesOf(near, near, far, near, far);
    expect(text.match(/TRUSTED_PROXIES/g)).toHaveLength(2);
  });

  it('is not reported if configured, or if nothing was forwarded', () => {
    expect(noticesOf({ headers, peer: '127.0.0.1', isTrusted: true })).toBe('');
    expect(noticesOf({ headers, peer: '', isTrusted: false })).toBe('');
    expect(noticesOf({ headers: {}, peer: '127.0.0.1', isTrusted: false })).toBe('');
  });
});
