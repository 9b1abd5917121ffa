import { describe, expect, it } from 'vitest';
import { codeOf, requestProvider } from './request-provider.ts';
import { startPayServer } from './testing/pay-server.ts';

describe('requestProvider', () => {
  it('returns the reply with its bytes, whatever its status', async () => {
    await using server = await startPayServer(() => ({
      status: 418,
      headers: { 'x-a': 'b' },
      body: '\ufeff砚',
    }));
    const reply = await requestProvider(server.url, {});
    if ('kind' in reply) throw new Error(reply.detail);
    expect([reply.status, reply.headers.get('x-a'), Buffer.from(reply.body).toString('utf8')]).toEqual([
      ...[418, 'b', '\ufeff砚'],
    ]);
  });

  it('follows no redirect', async () => {
    await using other = await startPayServer(() => ({ status: 200, body: 'forged' }));
    await using server = await startPayServer(() => ({
      status: 307,
      headers: { location: other.url },
      body: '',
    }));
    expect(await requestProvider(server.url, { method: 'POST', body: 'x' })).toMatchObject({
      kind: 'unknown',
    });
    expect(other.requests).toEqual([]);
  });

  it('reads at most a megabyte', async () => {
    let length = 1024 * 1024;
    await using server = await startPayServer(() => ({ status: 200, body: 'x'.repeat(length) }));
    expect(await requestProvider(server.url, {})).toMatchObject({ status: 200 });
    length += 1;
    expect(await requestProvider(server.url, {})).toEqual({
      kind: 'unknown',
      detail: 'the reply is too long',
    });
  });

  it('waits for the given time, and names no address', async () => {
    await using server = await startPayServer(() => ({ status: 200, body: '' }));
    server.change = () => null;
    const late = { kind: 'unknown', detail: 'no reply: TimeoutError' };
    expect(await requestProvider(`${server.url}/INK1`, {}, 50)).toEqual(late);
    expect(await requestProvider('http://127.0.0.1:1/INK1', {})).toEqual({
      kind: 'unknown',
      detail: 'no reply: TypeError',
    });
  });
});

describe('codeOf', () => {
  it.each([
    ['ACQ.TRADE_NOT_EXIST', 'ACQ.TRADE_NOT_EXIST'],
    ['line\nbreak 砚', 'linebreak'],
    ['', 'nothing'],
    ['x'.repeat(100), 'x'.repeat(60)],
  ])('converts %j to a value safe to log', (text, code) => {
    expect(codeOf(text)).toBe(code);
  });
});
