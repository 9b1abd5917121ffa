import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DownloadTools, downloadModel, downloadTools, type ModelDownload } from './download-model.ts';

const header = Buffer.concat([Buffer.from('GGUF'), Buffer.of(3, 0, 0, 0)]);
const file = Buffer.concat([header, Buffer.alloc(200_000, '天气很好')]);
const sha256 = createHash('sha256').update(file).digest('hex');

let server: Server;
let base: string;
let folder: string;
let requested: string[] = [];
let printed: string[] = [];

const partOf = (name: string) => join(folder, `${name}.${sha256.slice(0, 16)}.part`);

/** Serves the file from the start of the range; `to` cuts the connection there. */
const serve =
  ({
    to,
    hasRanges = true,
    content = file,
  }: {
    to?: number;
    hasRanges?: boolean;
    content?: Buffer;
  }): RequestListener =>
  (request, reply) => {
    const from = hasRanges ? Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0) : 0;
    reply.writeHead(from > 0 ? 206 : 200, {
      'content-length': content.length - from,
      ...(from > 0 && { 'content-range': `bytes ${from}-${content.length - 1}/${content.length}` }),
    });
    if (to === undefined || to <= from) return reply.end(content.subarray(from));
    reply.write(content.subarray(from, to));
    // `destroy` would discard data that the client has not yet received.
    const cut = () => {
      if ((statSync(partOf('m'), { throwIfNoEntry: false })?.size ?? 0) >= to) reply.destroy();
      else setTimeout(cut, 5);
    };
    cut();
  };

const routes: Record<string, RequestListener> = {
  '/whole': serve({}),
  '/cut': serve({ to: 90_000 }),
  '/cut-without-ranges': (request, reply) =>
    serve({ hasRanges: false, ...(requested.length === 1 && { to: 90_000 }) })(request, reply),
  '/other': serve({ content: Buffer.concat([header, Buffer.alloc(200_000, 'x')]) }),
  '/larger': serve({ content: Buffer.concat([file, file]) }),
  '/more-than-said': (_, reply) => reply.writeHead(200).end(Buffer.concat([file, file])),
  '/missing': (_, reply) => reply.writeHead(404).end(),
  '/broken': (_, reply) => reply.writeHead(503).end(),
  '/silent': () => undefined,
  '/moved': (_, reply) => reply.writeHead(302, { location: '/whole' }).end(),
  '/to-a-file': (_, reply) => reply.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/to-http': (_, reply) => reply.writeHead(302, { location: 'http://localhost:9/whole' }).end(),
  '/in-circles': (_, reply) => reply.writeHead(302, { location: '/in-circles' }).end(),
  '/other-part': (request, reply) => {
    if (!request.headers.range) return serve({ to: 90_000 })(request, reply);
    reply
      .writeHead(206, { 'content-range': `bytes 5-${file.length - 1}/${file.length}` })
      .end(file.subarray(5));
  },
  '/no-part': (request, reply) =>
    request.headers.range
      ? reply.writeHead(416).end()
      : serve(requested.length === 1 ? { to: 90_000 } : {})(request, reply),
};

beforeAll(async () => {
  server = createServer((request, reply) => {
    requested.push(`${request.url} ${request.headers.range ?? 'all'}`);
    routes[request.url ?? '']?.(request, reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkstone-download-'));
  requested = [];
  printed = [];
  return async () => await rm(folder, { recursive: true, force: true });
});

function download(
  paths: readonly string[],
  wanted: Partial<ModelDownload> = {},
  tools: Partial<DownloadTools> = {},
) {
  const usual = downloadTools({ print: (line) => printed.push(line), onProgress: () => undefined });
  const addresses = paths.map((path) => new URL(path, base));
  const model = { name: 'm', licence: 'MIT', sha256, size: file.length, addresses, ...wanted };
  return downloadModel(folder, model, { ...usual, timeout: 20_000, ...tools });
}

const files = async () => (await readdir(folder)).sort();

describe('downloading a model', () => {
  it.each([
    ['in one go', '/whole', ['/whole all']],
    ['after a cut connection, from where it was cut', '/cut', ['/cut all', '/cut bytes=90000-']],
    [
      'after a cut connection, anew without ranges',
      '/cut-without-ranges',
      ['/cut-without-ranges all', '/cut-without-ranges bytes=90000-'],
    ],
    [
      'anew where the server knows no such part',
      '/no-part',
      ['/no-part all', '/no-part bytes=90000-', '/no-part all'],
    ],
    ['by a redirect on the same host', '/moved', ['/moved all', '/whole all']],
  ])('downloads the file %s', async (_, path, requests) => {
    await download([path]);
    expect(await files()).toEqual(['m.gguf', 'm.json']);
    expect(await readFile(join(folder, 'm.gguf'))).toEqual(file);
    expect(requested).toEqual(requests);
  });

  it('continues an earlier attempt, from another mirror', async () => {
    await expect(download(['/other-part'])).rejects.toThrow('What has arrived is kept');
    expect(await files()).toEqual([basename(partOf('m'))]);
    requested = [];
    await download(['/missing', '/whole']);
    expect(requested).toEqual(['/missing bytes=90000-', '/whole bytes=90000-']);
    expect(await readFile(join(folder, 'm.gguf'))).toEqual(file);
  });

  it('removes a file whose hash is wrong, and uses the next mirror', async () => {
    await download(['/other', '/whole'], { size: null });
    expect(printed).toEqual([expect.stringContaining(`should be ${sha256}. It was removed.`)]);
    expect(requested).toEqual(['/other all', '/whole all']);
    await expect(download(['/other'], { name: 'n', size: null })).rejects.toThrow(
      /^n could not be downloaded\.$/,
    );
    expect(await files()).toEqual(['m.gguf', 'm.json']);
  });

  it.each([
    ['/missing', 'it answers 404'],
    ['/broken', 'it answers 503'],
    ['/silent', 'it does not respond'],
    ['/larger', 'bytes instead of'],
    ['/more-than-said', 'it sends more than the file has'],
    ['/to-a-file', 'not https'],
    ['/to-http', 'not https'],
    ['/in-circles', 'redirects too often'],
  ])('gives %s up', async (path, reason) => {
    await expect(download([path], {}, { timeout: 500 })).rejects.toThrow('could not be downloaded');
    expect(printed.join('\n')).toContain(reason);
    expect(await files()).not.toContain('m.gguf');
  });

  it('does not start if the disk has too little space', async () => {
    await expect(download(['/whole'], {}, { freeSpace: async () => 1000 })).rejects.toThrow(
      'There is not enough space',
    );
    expect(await files()).toEqual([]);
  });

  it('leaves nothing when the disk fills up', async () => {
    const full = Object.assign(new Error('no space'), { code: 'ENOSPC', syscall: 'write' });
    const onProgress = () => {
      throw full;
    };
    await expect(download(['/whole'], {}, { onProgress })).rejects.toThrow('The disk is full.');
    expect(await files()).toEqual([]);
  });

  it('is done by one process at a time, and taken over from one that has crashed', async () => {
    const first = download(['/cut']);
    await expect(download(['/whole'])).rejects.toThrow(
      `m is already being downloaded by process ${process.pid}`,
    );
    await first;
    expect(await readFile(join(folder, 'm.gguf'))).toEqual(file);
    expect(await files()).toEqual(['m.gguf', 'm.json']);
    const ended = spawnSync(process.execPath, ['-e', '']).pid;
    await writeFile(`${partOf('m')}.lock`, `${ended}\n`);
    await download(['/whole']);
    expect(await files()).toEqual(['m.gguf', 'm.json']);
  });

  it('refuses a file that is not a model', async () => {
    const page = Buffer.from('<!doctype html><p>Sign in');
    await writeFile(join(folder, 'unrelated.txt'), 'x');
    routes['/page'] = serve({ content: page });
    const wanted = { sha256: createHash('sha256').update(page).digest('hex'), size: null };
    await expect(download(['/page'], wanted)).rejects.toThrow('not a GGUF file');
    expect(await files()).toEqual(['unrelated.txt']);
  });
});
