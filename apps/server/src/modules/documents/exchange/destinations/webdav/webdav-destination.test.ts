import { Readable } from 'node:stream';
import { AppError } from '@inkstone/contracts';
import { seededRandom } from '@inkstone/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type DavFault,
  startWebDav,
  type WebDavOptions,
  type WebDavServer,
} from '../../../../../testing/webdav.ts';
import type { OpenDestination, SentFile } from '../destination.ts';
import { GuardedAgents, type GuardRule } from '../guarded-agents.ts';
import { openWebDavDestination } from './webdav-destination.ts';

const local: GuardRule = {
  resolve: async () => ['127.0.0.1'],
  isAllowed: (address) => address === '127.0.0.1',
};
const large = Buffer.alloc(3_000_000, 'x');
const sent = (content: Buffer): SentFile => ({
  size: content.length,
  open: async () => Readable.from([content.subarray(0, 65_536), content.subarray(65_536)]),
});

let server: WebDavServer;
let opened: OpenDestination[] = [];
beforeEach(async () => {
  server = await startWebDav();
});
afterEach(async () => {
  for (const destination of opened) await destination[Symbol.asyncDispose]();
  opened = [];
  await server.stop();
});

const open = (
  change: {
    url?: string;
    user?: string;
    password?: string;
    folder?: string;
    rule?: GuardRule;
    timeout?: number;
  } = {},
) => {
  const {
    url = server.url,
    user = 'li',
    password = '墨 "1"',
    folder = '备份/inkstone',
    rule = local,
    timeout = 30_000,
  } = change;
  const agents = new GuardedAgents(rule);
  const tools = { agents, random: seededRandom(1), timeout };
  const destination = openWebDavDestination({ kind: 'webdav', url, user, folder }, password, tools);
  opened.push(destination);
  return destination;
};
const codeOf = async (work: Promise<unknown>) => {
  const refusal = await work.then(() => null).catch((error: unknown) => error);
  return refusal instanceof AppError ? refusal.code : `no refusal: ${String(refusal)}`;
};
const put = async (destination: OpenDestination, content = large) => {
  await destination.prepare();
  await destination.put('a.zip', sent(content), 'draft');
};

describe('a folder of WebDAV', () => {
  it.each<NonNullable<WebDavOptions['login']>>(['basic', 'digest', 'digest-sha256', 'open'])(
    'is made, written to and read, with %s',
    async (login) => {
      await server.stop();
      server = await startWebDav({ login });
      const destination = open();
      await put(destination);
      await put(destination, Buffer.from('newer'));
      expect([...server.files.keys()]).toEqual(['', '备份/', '备份/inkstone/', '备份/inkstone/a.zip']);
      expect(Buffer.from(await destination.read('a.zip')).toString()).toBe('newer');
      // Once the scheme is known, a whole file is not sent only to be refused with 401.
      expect(server.requests.filter((line) => line.startsWith('PUT'))).toHaveLength(2);
      await destination.remove('a.zip');
      await destination.remove('a.zip');
      expect(server.files.has('备份/inkstone/a.zip')).toBe(false);
    },
  );

  it('reopens the file when the server requires new authentication', async () => {
    await server.stop();
    server = await startWebDav({ login: 'digest' });
    const destination = open();
    await destination.prepare();
    server.expireNonces();
    await destination.put('a.zip', sent(large), 'draft');
    expect(server.files.get('备份/inkstone/a.zip')?.equals(large)).toBe(true);
  });

  it.each(['basic', 'digest'] as const)('refuses a wrong password, with %s', async (login) => {
    await server.stop();
    server = await startWebDav({ login });
    expect(await codeOf(open({ password: 'wrong' }).prepare())).toBe('destination_sign_in_refused');
    expect(server.requests).toHaveLength(2);
  });

  it.each<[string, string, DavFault, string]>([
    ['no space left', 'PUT', 507, 'destination_full'],
    ['a file too large', 'PUT', 413, 'destination_full'],
    ['a lock', 'PUT', 423, 'destination_locked'],
    ['a lock on the name', 'MOVE', 423, 'destination_locked'],
    ['no permission to write', 'PUT', 403, 'destination_sign_in_refused'],
    ['an internal error', 'PUT', 500, 'destination_failed'],
    ['an interrupted upload', 'PUT', 'cut', 'destination_unreachable'],
    ['silence', 'PUT', 'silence', 'destination_unreachable'],
    ['no response', 'PROPFIND', 'silence', 'destination_unreachable'],
    ['no WebDAV', 'PROPFIND', 405, 'destination_not_found'],
    ['a page', 'PROPFIND', 200, 'destination_not_found'],
    ['another protocol', 'PROPFIND', 'garbage', 'destination_not_found'],
    ['no permission to create folders', 'MKCOL', 403, 'destination_sign_in_refused'],
    ['a redirect into the network', 'PROPFIND', { to: 'http://127.0.0.1:1/' }, 'destination_redirects'],
    ['a redirect on writing', 'PUT', { to: 'http://169.254.169.254/' }, 'destination_redirects'],
  ])('reports the cause of a failure: %s', async (_, spoiled, fault, code) => {
    const destination = open(fault === 'silence' ? { timeout: 300 } : {});
    server.files.set('备份/', Buffer.alloc(0)).set('备份/inkstone/', Buffer.alloc(0));
    server.files.set('备份/inkstone/a.zip', Buffer.from('older'));
    if (spoiled === 'MKCOL') server.files.delete('备份/inkstone/');
    server.fault = (method) => (method === spoiled ? fault : null);
    expect(await codeOf(put(destination))).toBe(code);
    // No part of the new file remains, and the old file is unchanged.
    expect([...server.files.keys()].filter((path) => path.endsWith('.part'))).toEqual([]);
    expect(server.files.get('备份/inkstone/a.zip')?.toString()).toBe('older');
  });

  it('detects a server that stores only a part and reports success', async () => {
    const destination = open({ folder: '' });
    await destination.prepare();
    server.fault = (method, path) => {
      if (method === 'HEAD') server.files.set(path.slice('/dav/'.length), large.subarray(1));
      return null;
    };
    expect(await codeOf(destination.put('a.zip', sent(large), 'draft'))).toBe('destination_failed');
    expect([...server.files.keys()]).toEqual(['']);
  });

  it('reports a closed port as unreachable', async () => {
    const { url } = server;
    await server.stop();
    expect(await codeOf(open({ url }).prepare())).toBe('destination_unreachable');
  });
});

describe('a forbidden address', () => {
  const port = () => new URL(server.url).port;
  const rebinding = () => {
    let count = 0;
    return async () => (count++ === 0 ? ['127.0.0.1'] : ['127.0.0.2']);
  };

  it.each<[string, () => string, GuardRule]>([
    ['an address', () => '127.0.0.1', { ...local, isAllowed: () => false }],
    ['an address of IPv6', () => '[::1]', local],
    ['a name for it', () => 'localhost', { ...local, resolve: async () => ['10.0.0.1'] }],
    [
      'a name for it and others',
      () => 'localhost',
      { ...local, resolve: async () => ['127.0.0.1', '10.0.0.1'] },
    ],
  ])('is not reached: %s', async (_, host, rule) => {
    const destination = open({ url: `http://${host()}:${port()}/dav/`, rule });
    expect(await codeOf(destination.prepare())).toBe('destination_address_refused');
    expect(server.requests).toEqual([]);
  });

  it('is not reached when a name resolves to it later', async () => {
    server.fault = () => 401;
    const destination = open({
      url: `http://localhost:${port()}/dav/`,
      rule: { ...local, resolve: rebinding() },
    });
    expect(await codeOf(destination.prepare())).toBe('destination_sign_in_refused');
    expect(await codeOf(destination.prepare())).toBe('destination_address_refused');
    expect(server.requests).toHaveLength(1);
  });
});
