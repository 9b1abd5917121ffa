import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startBareServer } from '../../testing/bare-server.ts';
import { mountStaticFiles } from './static-files.ts';

const script = 'console.info("ink")';
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inkstone-static-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/check.worker-abc.js'), script);
  writeFileSync(join(folder, 'assets/check.worker-abc.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'service-worker.js'), script);
  writeFileSync(join(folder, 'service-worker.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
});
afterEach(() => rmSync(folder, { recursive: true }));

const start = () =>
  startBareServer({ mountPages: (app, { deps }) => mountStaticFiles(app, folder, deps.config) });

describe('static files', () => {
  it('with a hash in their name are cached permanently, others for an hour', async () => {
    await using server = await start();
    const hashed = await server.client.fetch('/assets/check.worker-abc.js');
    expect(await hashed.text()).toBe(script);
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const plain = await server.client.fetch('/favicon.svg');
    expect(plain.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(plain.headers.get('content-type')).toContain('image/svg+xml');
  });

  it('are sent compressed to clients that accept it', async () => {
    await using server = await start();
    const headers = { 'accept-encoding': 'br' };
    const response = await server.client.fetch('/assets/check.worker-abc.js', { headers });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(await response.text()).toBe(script);
  });

  it('are sent from memory once they have been requested, in each encoding that a client accepts', async () => {
    await using server = await start();
    const ask = async (accepted: string) => {
      const { status, headers } = await fetch(`${server.url}/assets/check.worker-abc.js`, {
        headers: { 'accept-encoding': accepted },
      });
      return [status, headers.get('content-encoding'), headers.get('vary')];
    };
    const packed = [200, 'br', 'accept-encoding'];
    expect(await ask('gzip, br;q=0.5')).toEqual(packed);
    for (const ending of ['', '.br']) rmSync(join(folder, `assets/check.worker-abc.js${ending}`));
    expect(await ask('br')).toEqual(packed);
    const { status } = await server.client.fetch('/assets/check.worker-abc.js.br');
    expect(status).toBe(404);
  });

  it('are sent whole to a client that refuses compression, and in part on request', async () => {
    await using server = await start();
    const ask = (headers: Readonly<Record<string, string>>) =>
      fetch(`${server.url}/assets/check.worker-abc.js`, { headers });
    const whole = await ask({ 'accept-encoding': 'br;q=0, identity' });
    expect([whole.headers.get('content-encoding'), await whole.text()]).toEqual([null, script]);
    const part = await ask({ 'accept-encoding': 'identity', range: 'bytes=0-6' });
    expect([part.status, await part.text()]).toEqual([206, 'console']);
  });

  it('are sent from the disk if they are large', async () => {
    const large = `/* ${'ink '.repeat(70_000)} */`;
    writeFileSync(join(folder, 'assets/large-abc.js'), large);
    await using server = await start();
    for (const text of [large, large.toUpperCase()]) {
      writeFileSync(join(folder, 'assets/large-abc.js'), text);
      expect(await (await server.client.fetch('/assets/large-abc.js')).text()).toBe(text);
    }
  });

  it('allow a worker to load WebAssembly and our files, without a nonce', async () => {
    await using server = await start();
    const { headers } = await server.client.fetch('/assets/check.worker-abc.js');
    expect(headers.get('content-security-policy')).toContain("script-src 'self' 'wasm-unsafe-eval';");
  });

  it('require revalidation of the worker, which brings the next build', async () => {
    await using server = await start();
    for (const encoding of ['identity', 'br']) {
      const { headers } = await fetch(`${server.url}/service-worker.js`, {
        headers: { 'accept-encoding': encoding },
      });
      expect(headers.get('content-encoding')).toBe(encoding === 'br' ? 'br' : null);
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    }
  });

  // Listing a thousand files for each request took seven times as long as sending one.
  it('with a hash in their name are listed once, at the start', async () => {
    await using server = await start();
    writeFileSync(join(folder, 'assets/late-abc.js'), script);
    expect((await server.client.fetch('/assets/late-abc.js')).status).toBe(404);
    const { status, headers } = await server.client.fetch('/assets/check.worker-abc.js', { method: 'HEAD' });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('javascript');
  });

  it('are only those of the folder', async () => {
    await using server = await start();
    for (const path of [
      '/assets/',
      '/assets/none.js',
      '/..%2f..%2fetc/passwd',
      '/assets/..%2fservice-worker.js',
      '/assets/check.worker-abc.js%2ebr',
      '/assets/check.worker-abc.js.br',
    ]) {
      expect((await server.client.fetch(path)).status, path).toBe(404);
    }
  });
});
