import { once } from 'node:events';
import { connect } from 'node:net';
import { AppError, endpoint, type PageContext, stream } from '@inkstone/contracts';
import { logout } from '@inkstone/contracts/accounts';
import type { SessionRefusal } from '@inkstone/contracts/accounts/sessions';
import { createContext, type EntryContext, RouterContextProvider, type ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { resolveTestKey, startBareServer } from '../../testing/bare-server.ts';
import { readJson } from '../../testing/client.ts';
import { mountPages } from './pages.ts';
import { route } from './route.ts';
import { streamRoute } from './stream-route.ts';

const readOwner = endpoint({
  method: 'GET',
  path: '/api/test/owner',
  summary: 'Says who asks.',
  audience: 'account',
  input: z.object({}),
  reply: z.object({ owner: z.string() }),
  errors: [],
  rate: 'normal',
});
const routes = [
  route(
    readOwner,
    async (_deps, who) => ({ owner: who.accountId, secret: 'inside' }),
    (data) => ({ data, cookies: [{ name: 'ID', value: data.owner, httpOnly: false }] }),
  ),
];

const follow = stream({ ...readOwner, path: '/api/test/follow', events: readOwner.reply });
/** When the first event of a stream was read, and when its use case was stopped. */
const waiting = Promise.withResolvers<void>();
const stopped = Promise.withResolvers<void>();
/** Whether the signal had aborted when a use case ended that was left after its first event. */
const ended = Promise.withResolvers<boolean>();
const streamRoutes = [
  streamRoute(follow, async function* (_deps, who, _input, signal) {
    try {
      yield { owner: who.accountId, secret: 'inside' };
    } finally {
      ended.resolve(signal.aborted);
    }
    waiting.resolve();
    await once(signal, 'abort');
    stopped.resolve();
  }),
];

const pageKey = createContext<PageContext>();

/** The first event; without `?first` it waits for another one, which never arrives. */
async function firstEvents(events: AsyncIterable<object>, { url }: Request) {
  try {
    for await (const event of events) if (url.endsWith('?first')) return event;
    return 'over';
  } catch (error) {
    return error instanceof AppError ? error.code : 'not a refusal';
  }
}

/** The errors thrown by loaders of the page at the path of the status. */
const refusals = [
  ['too_many_requests', 429],
  ['sign_in_first', 401],
  ['server_error', 500],
] as const;

/** A minimal web app that prints the data which the server passes to a page, as JSON. */
const build = {
  entry: {
    module: {
      default: (_request: Request, status: number, headers: Headers, entry: EntryContext) =>
        new Response(`<!doctype html>${JSON.stringify(entry.staticHandlerContext.loaderData)}`, {
          status,
          headers,
        }),
      createRouterContext: (page: PageContext) => new RouterContextProvider(new Map([[pageKey, page]])),
    },
  },
  routes: {
    root: {
      id: 'root',
      path: '*',
      module: {
        default: () => null,
        loader: async ({ context, request }: { context: RouterContextProvider; request: Request }) => {
          const { call, stream: open, ...rest } = context.get(pageKey);
          const { pathname } = new URL(request.url);
          if (pathname === '/follow') return firstEvents(open(follow, {}), request);
          const refused = refusals.find(([, status]) => pathname === `/${status}`);
          if (refused) throw new AppError(refused[0]);
          const owner = await call({ ...readOwner }, {}).catch((error: unknown) =>
            error instanceof AppError ? error.code : 'not a refusal',
          );
          return { ...rest, owner };
        },
        action: async ({ request }: { request: Request }) => {
          const form = await request.formData();
          return new Response(null, {
            status: 303,
            headers: { location: `/done/${encodeURIComponent(String(form.get('word')))}` },
          });
        },
      },
    },
  },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
} as unknown as ServerBuild;

const start = (loadBuild = async () => build) =>
  startBareServer({
    routes,
    streamRoutes,
    mountPages: async (app, parts) => mountPages(app, { ...parts, loadBuild }),
  });

async function readPage(response: Response) {
  return JSON.parse((await response.text()).replace('<!doctype html>', '')).root;
}

describe('pages', () => {
  it('are rendered with their own nonce, which the policy names', async () => {
    await using server = await start();
    const [first, second] = await Promise.all([server.client.fetch('/'), server.client.fetch('/')]);
    const { nonce } = await readPage(first);
    expect(nonce).toMatch(/^[\w-]{22}$/);
    expect(first.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    expect((await readPage(second)).nonce).not.toBe(nonce);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(first.headers.get('permissions-policy')).toContain('camera=()');
    expect(first.headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });

  it('call the API without HTTP, as the requesting user, with the same checks', async () => {
    await using server = await start();
    server.client.cookies.set('TOKEN', 'token-anna').set('lang', 'zh-tw');
    const response = await server.client.fetch('/app');
    expect(await readPage(response)).toMatchObject({
      isSignedIn: true,
      savedLocale: 'zh-tw',
      baseUrl: 'http://localhost',
      owner: { owner: 'anna' },
    });
    expect(server.client.cookies.get('ID')).toBe('anna');
  });

  it('read event streams, with the same checks, as far as they want', async () => {
    await using server = await start();
    expect(await readPage(await server.client.fetch('/follow'))).toBe('sign_in_first');
    server.client.cookies.set('TOKEN', 'token-anna');
    expect(await readPage(await server.client.fetch('/follow?first'))).toEqual({ owner: 'anna' });
    expect(await ended.promise).toBe(true);
  });

  it('end the work of their streams when the client disconnects', async () => {
    await using server = await start();
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.write('GET /follow HTTP/1.1\r\nhost: localhost\r\ncookie: TOKEN=token-anna\r\n\r\n');
    await waiting.promise;
    socket.destroy();
    await stopped.promise;
  });

  it('receive the same refusals as the HTTP client', async () => {
    await using server = await start();
    expect(await readPage(await server.client.fetch('/app'))).toMatchObject({
      isSignedIn: false,
      savedLocale: null,
      owner: 'sign_in_first',
    });
  });

  it.each(refusals)('answer %s of a loader with status %i', async (_, status) => {
    await using server = await start();
    expect((await server.client.fetch(`/${status}`)).status).toBe(status);
  });

  describe('for a user whose session is not open', () => {
    const leave = route(
      logout,
      async () => ({ isSignedIn: false }),
      (data) => ({ data, cookies: [{ name: 'TOKEN', value: null, httpOnly: true }] }),
    );
    const startWith = (refusal: SessionRefusal | null) =>
      startBareServer({
        routes: [...routes, leave],
        credentials: {
          resolveSession: async () => refusal && { accountId: 'anna', sessionId: 'one', refusal },
          resolveApiKey: resolveTestKey,
        },
        mountPages: async (app, parts) => mountPages(app, { ...parts, loadBuild: async () => build }),
      });

    it('redirect to its renewal and back', async () => {
      await using server = await startWith('session_expired');
      server.client.cookies.set('TOKEN', 'over');
      const { status, headers } = await server.client.fetch('/app?a=b&c=d');
      expect([status, headers.get('location')]).toEqual([
        303,
        '/api/refresh/return?to=%2Fapp%3Fa%3Db%26c%3Dd',
      ]);
      expect(server.client.cookies.has('TOKEN')).toBe(true);
    });

    it.each([[null], ['signed_in_elsewhere'], ['session_revoked']] as const)(
      'clear the cookies of an ended one, with the reason: %s',
      async (refusal) => {
        await using server = await startWith(refusal);
        server.client.cookies.set('TOKEN', 'over');
        const page = await readPage(await server.client.fetch('/app'));
        expect(page).toMatchObject({ isSignedIn: false, signedOutBy: refusal });
        expect(server.client.cookies.has('TOKEN')).toBe(false);
      },
    );
  });

  it('are compressed as the browser accepts', async () => {
    await using server = await start();
    for (const encoding of ['br', 'gzip']) {
      const response = await server.client.fetch('/', { headers: { 'accept-encoding': encoding } });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(await readPage(response)).toMatchObject({ isSignedIn: false });
    }
  });

  it('do not handle /api and writes', async () => {
    await using server = await start();
    expect(await readJson(await server.client.fetch('/api/none'))).toMatchObject({ code: 'not_found' });
    expect((await server.client.fetch('/', { method: 'POST' })).status).toBe(404);
  });

  it('answer plainly when the web app cannot be loaded', async () => {
    await using server = await start(() => Promise.reject(new Error('no build')));
    const response = await server.client.fetch('/');
    expect([response.status, (await readJson(response)).code]).toEqual([500, 'server_error']);
  });
});

describe('forms of pages', () => {
  const form = (headers: Record<string, string> = {}, body = 'word=%E6%98%A5') => ({
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body,
  });

  it('reach the page’s action', async () => {
    await using server = await start();
    const response = await server.client.fetch('/form', form());
    expect([response.status, response.headers.get('location')]).toEqual([303, '/done/%E6%98%A5']);
  });

  it('reach it behind a proxy that ends https', async () => {
    await using server = await start();
    const headers = { origin: 'https://write.example.org', 'sec-fetch-site': 'same-origin' };
    expect((await server.client.fetch('/form', form(headers))).status).toBe(303);
  });

  it.each<[string, Record<string, string>, string, number]>([
    ['from another site', { 'sec-fetch-site': 'cross-site' }, 'word=x', 403],
    ['that are no forms', { 'content-type': 'application/json' }, '{}', 400],
    ['with files', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--', 400],
    ['without end', {}, `word=${'x'.repeat(70_000)}`, 413],
  ])('%s are refused', async (_, headers, body, status) => {
    await using server = await start();
    const response = await server.client.fetch('/form', form(headers, body));
    expect(response.status).toBe(status);
    expect((await readJson(response)).data).toBeNull();
  });
});
