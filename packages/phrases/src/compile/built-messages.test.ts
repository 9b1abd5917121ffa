import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { locales } from '../locales.ts';
import { messagesFolder } from './catalogue.ts';
import { phrases } from './vite-plugin.ts';

/** The part of the environment of a server build that the plugin reads. */
const environment = { config: { consumer: 'server' }, mode: 'build' };
const run = (hook: unknown, ...args: unknown[]) => {
  if (typeof hook !== 'function') throw new Error('The plugin has no such hook');
  return Reflect.apply(hook, { environment }, args);
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'phrases-build-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each(['index.mjs', 'assets/page.mjs'])(
  'provides a built server with its messages in %s',
  async (fileName) => {
    const plugin = phrases();
    const { code } = run(plugin.renderChunk, run(plugin.load, '\0virtual:phrases'), { fileName });
    mkdirSync(join(folder, 'assets'), { recursive: true });
    writeFileSync(join(folder, fileName), code);
    run(plugin.writeBundle, { dir: folder });

    const { loadMessages } = await import(pathToFileURL(join(folder, fileName)).href);
    const { navHome } = JSON.parse(readFileSync(join(messagesFolder, 'en/common.json'), 'utf8'));
    expect(loadMessages('en', 'common')).toMatchObject({ navHome });
    for (const locale of locales) expect(Object.keys(loadMessages(locale, 'errors'))).not.toEqual([]);
  },
);
