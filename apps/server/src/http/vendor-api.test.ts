import { AppError } from '@inkstone/contracts';
import { describe, expect, it } from 'vitest';
import { startBareServer } from '../testing/bare-server.ts';
import { readJson } from '../testing/client.ts';
import type { VendorRoute } from './vendor-route.ts';

const vendorRoutes: VendorRoute[] = [
  {
    method: 'POST',
    path: '/api/test/notice',
    rate: 'complaint',
    answer: async (_deps, { query, body }) => {
      if (query.by === 'nobody') throw new AppError('access_denied');
      return { type: 'application/xml', body: `<got by="${query.by}">${body}</got>` };
    },
  },
  {
    method: 'POST',
    path: '/api/test/back',
    rate: 'normal',
    answer: async (_deps, { body }) => ({ location: `/page#${body}` }),
  },
];
const start = () => startBareServer({ vendorRoutes });
const otherSite = { 'sec-fetch-site': 'cross-site', origin: 'https://vendor.example' };

describe('vendor routes', () => {
  it.each(['text/xml', 'application/x-www-form-urlencoded', 'application/json', 'odd/thing'])(
    'take a body of type %s as it came, from another site',
    async (type) => {
      await using server = await start();
      const headers = { 'content-type': type, ...otherSite };
      const init = { method: 'POST', body: '<a>&{"b"', headers };
      const response = await server.client.fetch('/api/test/notice?by=us', init);
      expect([response.status, await response.text()]).toEqual([200, '<got by="us"><a>&{"b"</got>']);
      expect(response.headers.get('content-type')).toBe('application/xml');
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('lead to a page of ours', async () => {
    await using server = await start();
    const response = await server.client.fetch('/api/test/back', {
      method: 'POST',
      body: new URLSearchParams({ a: 'b' }),
      headers: otherSite,
    });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/page#a=b']);
  });

  it('refuse in the envelope', async () => {
    await using server = await start();
    const refused = await server.client.fetch('/api/test/notice?by=nobody', { method: 'POST', body: 'x' });
    expect([refused.status, (await readJson(refused)).code]).toEqual([403, 'access_denied']);
    const wrong = await server.client.fetch('/api/test/notice');
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST']);
    const large = await server.client.fetch('/api/test/back', { method: 'POST', body: 'x'.repeat(70_000) });
    expect([large.status, (await readJson(large)).code]).toEqual([413, 'body_too_large']);
  });

  it('count callers by address', async () => {
    await using server = await start();
    const call = () => server.client.fetch('/api/test/notice?by=us', { method: 'POST', body: 'x' });
    for (let i = 0; i < 10; i++) expect((await call()).status).toBe(200);
    expect((await call()).status).toBe(429);
  });
});
