import { createServer, type RequestListener, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FetchOptions, fetchPage } from './fetch-page.ts';
import { isPublicAddress } from './public-address.ts';

const answers: Record<string, RequestListener> = {
  '/page': (_, reply) => reply.setHeader('content-type', 'text/html; charset=GBK').end('<p>a</p>'),
  '/gzip': (_, reply) =>
    reply
      .setHeader('content-encoding', 'gzip')
      .setHeader('content-type', 'text/html')
      .end(gzipSync('<p>b</p>')),
  '/bomb': (_, reply) =>
    reply
      .setHeader('content-encoding', 'gzip')
      .setHeader('content-type', 'text/html')
      .end(gzipSync(Buffer.alloc(50_000_000))),
  '/endless': (_, reply) => {
    reply.setHeader('content-type', 'text/html');
    const write = () => {
      while (reply.write(Buffer.alloc(65_536))) if (reply.destroyed) return;
    };
    reply.on('drain', write);
    write();
  },
  '/silent': () => undefined,
  '/picture': (_, reply) => reply.setHeader('content-type', 'image/png').end('x'),
  '/none': (_, reply) => reply.writeHead(404).end(),
  '/loop': (_, reply) => reply.writeHead(302, { location: '/loop' }).end(),
  '/away': (_, reply) => reply.writeHead(302, { location: 'http://inside.example/page' }).end(),
  '/literal': (_, reply) =>
    reply.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
  '/file': (_, reply) => reply.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/once': (_, reply) => reply.writeHead(302, { location: '/page' }).end(),
};

let server: Server;
let port = 0;
let seen: string[] = [];
beforeAll(async () => {
  server = createServer((request, reply) => {
    seen.push(`${request.headers.host}${request.url}`);
    const answer = answers[request.url ?? ''];
    if (answer) answer(request, reply);
    else reply.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The test's own server represents the public web; everything else is real. */
const options = (change: Partial<FetchOptions> = {}): FetchOptions => ({
  resolve: async (name) => (name === 'public.example' ? ['127.0.0.1'] : ['10.0.0.1']),
  isAllowed: (address) => address === '127.0.0.1',
  ports: [80, 443, port],
  timeout: 30_000,
  ...change,
});
const at = (path: string) => `http://public.example:${port}${path}`;
const refusal = (url: string, change?: Partial<FetchOptions>) =>
  fetchPage(url, options(change)).then(
    () => 'fetched',
    (error: { code?: string }) => error.code,
  );

it('fetches a page, compressed or not, with its encoding', async () => {
  const page = await fetchPage(at('/page'), options());
  expect(page).toMatchObject({ charset: 'gbk', mediaType: 'text/html', url: at('/page') });
  expect(Buffer.from((await fetchPage(at('/gzip'), options())).bytes).toString()).toBe('<p>b</p>');
  expect((await fetchPage(at('/once'), options())).url).toBe(at('/page'));
});

it.each([
  ['file:///etc/passwd'],
  ['ftp://public.example/'],
  ['javascript:alert(1)'],
  ['http://user:secret@public.example/'],
  ['http://public.example:22/'],
  ['http://public.example:6379/'],
  ['http://inside.example/'],
  ['http://10.0.0.1/'],
  ['http://[::1]/'],
  ['http://0x0a000001/'],
  ['http://2130706434/'],
  ['no address'],
])('refuses %s without a request', async (url) => {
  seen = [];
  expect(await refusal(url)).toBe('web_address_refused');
  expect(seen).toEqual([]);
});

it.each(['/away', '/literal', '/file'])('refuses a redirect to a private address: %s', async (path) => {
  expect(await refusal(at(path))).toBe('web_address_refused');
});

it('refuses a name with a private address beside a public one', async () => {
  const resolve = async () => ['127.0.0.1', '10.0.0.1'];
  expect(await refusal(at('/page'), { resolve })).toBe('web_address_refused');
});

it('connects to the checked address, whatever the name resolves to later', async () => {
  let requested = 0;
  const resolve = async () => (requested++ === 0 ? ['127.0.0.1'] : ['169.254.169.254']);
  seen = [];
  expect((await fetchPage(at('/page'), options({ resolve }))).mediaType).toBe('text/html');
  expect(requested).toBe(1);
  // The redirect resolves the name again, now to loopback: the real rule refuses it.
  const rebinding = async () => (requested++ === 1 ? ['93.184.215.14'] : ['127.0.0.1']);
  expect(
    await refusal(at('/page'), { resolve: rebinding, isAllowed: isPublicAddress, timeout: 300 }),
  ).not.toBe('fetched');
  expect(seen).toEqual([`public.example:${port}/page`]);
});

it.each([
  ['/none', 'web_page_failed'],
  ['/picture', 'web_page_failed'],
  ['/loop', 'web_page_failed'],
  ['/bomb', 'web_page_too_large'],
  ['/endless', 'web_page_too_large'],
])('gives up on %s', async (path, code) => {
  expect(await refusal(at(path))).toBe(code);
});

it('limits every wait, also for names', async () => {
  expect(await refusal(at('/silent'), { timeout: 200 })).toBe('web_page_failed');
  const resolve = () => new Promise<string[]>(() => undefined);
  expect(await refusal(at('/page'), { resolve, timeout: 200 })).toBe('web_page_failed');
});
