import { createHash } from 'node:crypto';
import type { PageContext } from '@inkstone/contracts';
import { type EntryContext, RouterContextProvider, type ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { startBareServer } from '../../testing/bare-server.ts';
import { ChangeHub } from '../db/changes.ts';
import type { Database } from '../db/database.ts';
import { mountPages } from './pages.ts';

const script = 'document.title = "<b>"';

/** A web app whose pages show how often they were rendered; those below /zh/ are for all visitors. */
function countingBuild() {
  const count = { rendered: 0 };
  let nonce = '';
  const module = {
    default: (request: Request, _status: number, headers: Headers, _entry: EntryContext) => {
      count.rendered++;
      if (new URL(request.url).pathname.startsWith('/zh')) headers.set('x-visitor-page', '1');
      headers.set('content-type', 'text/html; charset=utf-8');
      const data = `<script type="application/json" nonce="${nonce}">{"nonce":"${nonce}"}</script>`;
      return new Response(`<p>${count.rendered}</p><script nonce="${nonce}">${script}</script>${data}`, {
        headers,
      });
    },
    createRouterContext: (page: PageContext) => {
      nonce = page.nonce;
      return new RouterContextProvider();
    },
    visitorVariantOf: (headers: Headers) =>
      headers.get('user-agent')?.includes('MSIE') ? null : (headers.get('cookie') ?? ''),
  };
  const root = { id: 'root', path: '*', module: { default: () => null } };
  const build = {
    ...{ entry: { module }, routes: { root }, publicPath: '/', assetsBuildDirectory: '', future: {} },
    ...{ ssr: true, isSpaMode: false, prerender: [] },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as ServerBuild;
  return { build, count };
}

async function start() {
  const { build, count } = countingBuild();
  const hub = new ChangeHub();
  const listening = { isOn: true };
  const db = {
    onChange: (kind, listener) => hub.listen(kind, listener),
    receivesChanges: () => listening.isOn,
  } as Pick<Database, 'onChange' | 'receivesChanges'> as Database;
  const server = await startBareServer({
    mountPages: async (app, parts) =>
      mountPages(app, { ...parts, deps: { ...parts.deps, db }, loadBuild: async () => build }),
  });
  const load = (path = '/zh/news', headers: Record<string, string> = {}) =>
    fetch(`${server.url}${path}`, { headers });
  return { server, hub, listening, count, load };
}

it('renders a page for visitors once a second, for each variant', async () => {
  const { server, count, load } = await start();
  await using _ = server;
  const first = await (await load()).text();
  expect(await (await load()).text()).toBe(first);
  expect(count.rendered).toBe(1);
  await load('/zh/news', { cookie: 'theme=dark' });
  await load('/zh/news?page=2');
  expect(count.rendered).toBe(3);
  server.clock.advance(1001);
  expect(await (await load()).text()).not.toBe(first);
});

it('never stores a page with a session, other methods, queries or browsers, or an unmarked one', async () => {
  const { server, count, load } = await start();
  await using _ = server;
  const requests = [
    () => load('/zh/news', { cookie: 'TOKEN=token-anna' }),
    () => load('/zh/news', { authorization: 'Bearer token-anna' }),
    () => load('/zh/news', { 'user-agent': 'MSIE 9' }),
    () => load('/zh/news?page=2&x=1'),
    () => load('/app/news'),
    () => load('/zh/news', { cookie: 'theme=dark; TOKEN=token-anna' }),
  ];
  for (const each of requests) {
    const before = count.rendered;
    await each();
    await each();
    expect(count.rendered).toBe(before + 2);
  }
});

it('shares pages only between requests for the same host and path', async () => {
  const { server, count, load } = await start();
  await using _ = server;
  const other = server.url.replace('127.0.0.1', 'localhost');
  for (const path of ['/zh', '/zh/manual', '/zh/manual/begin']) {
    const before = count.rendered;
    await load(path);
    await load(path);
    await fetch(`${other}${path}`);
    expect(count.rendered - before, path).toBe(2);
  }
});

it('drops pages that another process has changed before they are served again', async () => {
  const { server, hub, count, load } = await start();
  await using _ = server;
  for (const kind of ['content', 'site']) {
    await load();
    const before = count.rendered;
    hub.receive(`${kind} * another-process`);
    await load();
    expect(count.rendered, kind).toBe(before + 1);
  }
});

it('drops its pages when content changes, and stores none while changes are not received', async () => {
  const { server, hub, listening, count, load } = await start();
  await using _ = server;
  await load();
  hub.announce('content', 'one');
  await load();
  expect(count.rendered).toBe(2);
  listening.isOn = false;
  await load();
  expect(count.rendered).toBe(3);
});

it('permits inline scripts by their hash, without a nonce, and answers 304 if the client has the page', async () => {
  const { server, load } = await start();
  await using _ = server;
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'accept-encoding': encoding };
    for (const each of ['rendered', 'kept'])
      expect((await load('/zh/news', headers)).headers.get('content-type'), each).toMatch(/^text\/html/);
    const page = await load('/zh/news', headers);
    const html = await page.text();
    const hash = createHash('sha256').update(script).digest('base64');
    const data = '<script type="application/json">{"nonce":""}</script>';
    expect(html).toBe(`<p>1</p><script>${script}</script>${data}`);
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain(`'sha256-${hash}'`);
    expect(policy).not.toContain('nonce-');
    expect(page.headers.get('x-visitor-page')).toBeNull();
    expect(page.headers.get('vary')).toBe('accept-encoding, cookie, user-agent');
    expect(page.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    const etag = page.headers.get('etag') ?? '';
    for (const known of [`W/${etag}`, `"other" , W/${etag}`]) {
      const again = await load('/zh/news', { ...headers, 'if-none-match': known });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
    expect((await load('/zh/news', { ...headers, 'if-none-match': '"other"' })).status).toBe(200);
  }
});
