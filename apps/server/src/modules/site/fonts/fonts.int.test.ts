import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fonts, listFonts } from '@inkstone/contracts/site/fonts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { fontPackages } from './font-packages.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const fetchFile = (path: string, headers?: Record<string, string>) =>
  server.visitor().fetch(path, headers ? { headers } : {});

describe('/api/sys/font', () => {
  it('lists every font to everybody', async () => {
    const { fonts: listed } = await server.visitor().call(listFonts, {});
    expect(listed).toEqual(fonts);
    expect(new Set(listed.map(({ license }) => license))).toEqual(new Set(['OFL-1.1']));
  });
});

describe.each(fonts)('$id', ({ id, family, names, stylesheet, preview }) => {
  it('has the version of its address', () => {
    const { name } = fontPackages[id] ?? { name: '' };
    const file = fileURLToPath(import.meta.resolve(`${name}/package.json`));
    expect(stylesheet).toContain(`/${JSON.parse(readFileSync(file, 'utf8')).version}/`);
  });

  it('has every file of its stylesheet, cached permanently', async () => {
    const response = await fetchFile(stylesheet);
    expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const css = await response.text();
    expect(css).toContain(family);
    const urls = [...css.matchAll(/url\(['"]?([^'")]+)/g)].map(([, url]) => url ?? '');
    expect(urls.length).toBeGreaterThan(3);
    for (const url of urls) expect(url).toMatch(/^\.\/files\/[\w.-]+\.woff2$/);
    const { pathname } = new URL(urls[0] ?? '', `http://x${stylesheet}`);
    const file = await fetchFile(pathname);
    expect(file.headers.get('content-type')).toBe('font/woff2');
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(bytes.subarray(0, 4).toString()).toBe('wOF2');
    expect(bytes.length).toBe(Number(file.headers.get('content-length')));
  });

  it('shows its name with few files', async () => {
    const css = await (await fetchFile(preview)).text();
    const count = css.split('@font-face').length - 1;
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual([...names.zh].length + 2);
  });
});

describe('addresses of fonts', () => {
  const [{ stylesheet } = { stylesheet: '' }] = fonts;
  const base = stylesheet.replace('/font.css', '');
  it.each([
    `${base}/package.json`,
    `${base}/files/../package.json`,
    `${base}/files/%2e%2e/package.json`,
    `${base}/..%2f..%2f..%2fpackage.json`,
    `${base}/files/`,
    `${base}/`,
    '/fonts/noto-serif-sc/0.0.0/font.css',
    '/fonts/none/5.3.1/font.css',
    '/fonts/constructor/5.3.1/font.css',
  ])('%s is refused', async (path) => {
    expect((await fetchFile(path)).status).toBe(404);
  });

  it('serves the stylesheet compressed to clients that accept it', async () => {
    const plain = await (await fetchFile(stylesheet, { 'accept-encoding': 'identity' })).text();
    const packed = await fetchFile(stylesheet, { 'accept-encoding': 'br' });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(await packed.text()).toBe(plain);
  });
});
