import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fetchExport } from './save-export.ts';

let end: 'complete' | 'cut' | 'refused' = 'complete';
const server = createServer((_request, response) => {
  if (end === 'refused') {
    response.writeHead(404).end(JSON.stringify({ code: 'file_not_found' }));
    return;
  }
  response.setHeader('content-disposition', "attachment; filename*=UTF-8''%E6%96%87.txt");
  response.writeHead(200, { 'content-length': 6 });
  response.write('abc', () => (end === 'cut' ? response.destroy() : response.end('def')));
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string) => fetch(`http://127.0.0.1:${port}${path}`));
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});

it('returns a complete file with its name', async () => {
  end = 'complete';
  const { name, content } = await fetchExport('1', 'txt', true);
  expect([name, await content.text()]).toEqual(['文.txt', 'abcdef']);
});

it('distinguishes a connection that is lost in the middle from a refusal', async () => {
  end = 'cut';
  await expect(fetchExport('1', 'txt', true)).rejects.toMatchObject({ code: 'network_error' });
  end = 'refused';
  await expect(fetchExport('1', 'txt', true)).rejects.toMatchObject({ code: 'file_not_found' });
});
