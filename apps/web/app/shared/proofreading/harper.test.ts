import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { slimBinary } from 'harper.js/slimBinary';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHarper, loadLinter } from './harper.ts';

const english = 'He should of gone.';

afterEach(() => vi.unstubAllGlobals());

describe('createHarper', () => {
  it('loads nothing until there is English', async () => {
    const load = vi.fn(() => Promise.reject(new Error('not now')));
    const source = createHarper({ load, now: () => 0 }).source({});
    expect(await source.checkParagraph('这里没有 English。')).toEqual([]);
    expect(await source.checkParagraph('我们用 Visual Studio Code 写程序，也用它看文章。')).toEqual([]);
    expect(load).not.toHaveBeenCalled();
  });

  it('reports that it cannot be loaded, and is loaded when the network is back', {
    timeout: 60_000,
  }, async () => {
    const wasm = await readFile(fileURLToPath(slimBinary.url));
    const uncaught = vi.fn();
    process.on('unhandledRejection', uncaught);
    const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', fetch);
    const harper = createHarper({ load: () => loadLinter('http://server/harper.wasm'), now: () => 0 });
    const source = harper.source({});
    await expect(source.checkParagraph(english)).rejects.toThrow('cannot be loaded');
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', uncaught);
    expect(fetch).toHaveBeenCalledOnce();
    expect(uncaught).not.toHaveBeenCalled();

    const headers = { 'content-type': 'application/wasm' };
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(new Uint8Array(wasm), { headers })));
    await expect(source.checkParagraph(english)).rejects.toThrow('cannot be loaded');
    harper.retryNow();
    const [lint] = await source.checkParagraph(english);
    expect(lint).toMatchObject({ original: 'should of', source: 'harper' });
  });
});
