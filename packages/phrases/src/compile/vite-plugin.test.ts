import { EventEmitter } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { messagesFolder } from './catalogue.ts';
import { messageTypesFile } from './message-types.ts';
import { phrases } from './vite-plugin.ts';

const reading = vi.hoisted(() => ({ isBroken: false }));
vi.mock('./catalogue.ts', async (load) => {
  const real = await load<typeof import('./catalogue.ts')>();
  const readCatalogue = () => {
    if (reading.isBroken) throw new Error('en/common.json is not JSON');
    return real.readCatalogue();
  };
  return { ...real, readCatalogue };
});
vi.mock('node:fs', async (load) => ({ ...(await load<typeof import('node:fs')>()), writeFileSync: vi.fn() }));

/** Creates the parts of a development server that the plugin uses. */
function developmentServer() {
  return {
    watcher: Object.assign(new EventEmitter(), { add: () => undefined }),
    environments: {},
    config: { logger: { error: vi.fn() } },
    ws: { send: vi.fn() },
  };
}

const changed = join(messagesFolder, 'en/common.json');
beforeEach(() => {
  reading.isBroken = false;
});

it('reports an unreadable file, and continues with the previous messages', () => {
  const server = developmentServer();
  const { configureServer } = phrases();
  if (typeof configureServer !== 'function') throw new Error('The plugin watches nothing');
  Reflect.apply(configureServer, undefined, [server]);

  reading.isBroken = true;
  server.watcher.emit('change', changed);
  expect(server.config.logger.error).toHaveBeenCalledWith(
    expect.stringContaining('en/common.json is not JSON'),
  );
  expect(server.ws.send).not.toHaveBeenCalled();

  reading.isBroken = false;
  server.watcher.emit('change', changed);
  expect(server.ws.send).toHaveBeenCalledWith({ type: 'full-reload' });
  expect(writeFileSync).toHaveBeenCalledWith(messageTypesFile, expect.any(String));
});
