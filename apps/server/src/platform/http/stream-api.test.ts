import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { AppError, stream } from '@inkstone/contracts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startBareServer } from '../../testing/bare-server.ts';
import { collect, readJson } from '../../testing/client.ts';
import { streamRoute } from './stream-route.ts';

const count = stream({
  method: 'POST',
  path: '/api/test/count',
  summary: 'Counts.',
  audience: 'account',
  input: z.object({
    to: z.int(),
    fails: z.enum(['before', 'within', 'oddly', 'unfit', 'vaguely']).optional(),
  }),
  events: z.object({ at: z.int(), who: z.string() }),
  errors: ['not_found', 'text_too_long'],
  rate: 'complaint',
});
const wait = stream({ ...count, method: 'GET', path: '/api/test/wait', input: z.object({}), rate: 'normal' });
const flood = stream({
  ...wait,
  path: '/api/test/flood',
  audience: 'anyone',
  events: z.object({ filler: z.string() }),
});

/** The state of the waiting use cases. */
interface WatchedWork {
  started: PromiseWithResolvers<void>;
  stopped: PromiseWithResolvers<void>;
  produced: number;
}

const pieceSize = 64 * 1024;

function routesOf(watched: WatchedWork, beforeFirst: Promise<void>) {
  return [
    streamRoute(count, async function* (_deps, { accountId }, { to, fails }) {
      if (fails === 'before') throw new AppError('not_found');
      for (let at = 1; at <= to; at++) {
        yield { at, who: accountId, secret: 'stays inside' };
        if (fails === 'within') throw new AppError('not_found');
        // Without the limit that the message of this error contains.
        if (fails === 'vaguely') throw new AppError('text_too_long');
        if (fails === 'oddly') throw new Error('the table of +8613812345678 burns');
        if (fails === 'unfit') yield { at: 'many' } as never;
      }
    }),
    streamRoute(wait, async function* (_deps, { accountId }, _input, signal) {
      watched.started.resolve();
      signal.addEventListener('abort', () => watched.stopped.resolve());
      await beforeFirst;
      yield { at: 1, who: accountId };
      await once(signal, 'abort');
      signal.throwIfAborted();
    }),
    streamRoute(flood, async function* (_deps, _who, _input, signal) {
      signal.addEventListener('abort', () => watched.stopped.resolve());
      while (watched.produced < 1000) {
        watched.produced++;
        yield { filler: 'x'.repeat(pieceSize) };
      }
    }),
  ];
}

/** A server whose timer fires when the test triggers it. */
async function start(beforeFirst: Promise<void> = Promise.resolve()) {
  const watched: WatchedWork = {
    started: Promise.withResolvers(),
    stopped: Promise.withResolvers(),
    produced: 0,
  };
  const beating = new Set<() => void>();
  const server = await startBareServer({
    streamRoutes: routesOf(watched, beforeFirst),
    startHeartbeats: (onBeat) => {
      beating.add(onBeat);
      return () => void beating.delete(onBeat);
    },
  });
  const beat = () => {
    for (const onBeat of beating) onBeat();
  };
  const { port } = new URL(server.url);
  const open = (path: string): Socket => {
    const socket = connect(Number(port), '127.0.0.1');
    send(socket, path);
    return socket;
  };
  return { ...server, watched, beat, beating, open };
}

function send(socket: Socket, path: string): void {
  socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: token-anna\r\n\r\n`);
}

/** Reads until the text contains `wanted`. */
async function readUntil(socket: Socket, wanted: string): Promise<string> {
  let text = '';
  while (!text.includes(wanted)) {
    const [part] = await once(socket, 'data');
    text += String(part);
  }
  return text;
}

/** Waits until no more is produced; returns the amount. */
async function untilHeld(watched: WatchedWork): Promise<number> {
  let before = -1;
  while (watched.produced !== before || before < 1) {
    before = watched.produced;
    await pause(300);
  }
  return before;
}

const json = { 'content-type': 'application/json', authorization: 'token-anna' };
const post = (input: object, headers: Record<string, string> = json) => ({
  method: 'POST',
  headers,
  body: JSON.stringify(input),
});

/** Checked by the compiler: only the runner of `endpoint` contracts checks permissions and writes the audit log. */
export const refusedContracts = [
  // @ts-expect-error A stream is not for staff.
  stream({ ...wait, audience: 'staff', permission: 'jobs.read' }),
  // @ts-expect-error A stream has no reason for the audit log.
  stream({ ...wait, reason: true }),
];

describe('an event stream', () => {
  it('yields the declared events, and ends', async () => {
    await using server = await start();
    server.client.cookies.set('TOKEN', 'token-ben');
    const events = await collect(server.client.stream(count, { to: 3 }));
    expect(events).toEqual([1, 2, 3].map((at) => ({ at, who: 'ben' })));
  });

  it('is sent as text that no proxy stores or compresses', async () => {
    await using server = await start();
    const response = await server.client.fetch('/api/test/count', post({ to: 1 }));
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(await response.text()).toBe(':\n\ndata: {"at":1,"who":"anna"}\n\nevent: end\ndata: {}\n\n');
  });

  it.each([
    [401, 'sign_in_first', { to: 1 }, { 'content-type': 'application/json' }],
    [400, 'invalid_request', { to: 'many' }, json],
    [400, 'invalid_request', { to: 1, 'a\u0000': 1 }, json],
    [404, 'not_found', { to: 1, fails: 'before' }, json],
    [403, 'cross_site_request', { to: 1 }, { cookie: 'TOKEN=token-anna', 'sec-fetch-site': 'cross-site' }],
  ])('is refused with %i %s before the first event', async (status, code, input, headers) => {
    await using server = await start();
    const sent = { 'content-type': 'application/json', ...headers };
    const response = await server.client.fetch('/api/test/count', post(input, sent));
    expect([response.status, (await readJson(response)).code]).toEqual([status, code]);
  });

  it('is counted by its rate', async () => {
    await using server = await start();
    server.client.cookies.set('TOKEN', 'token-ben');
    for (let i = 0; i < 10; i++) await collect(server.client.stream(count, { to: 0 }));
    await expect(collect(server.client.stream(count, { to: 0 }))).rejects.toMatchObject({
      code: 'too_many_requests',
    });
  });

  it.each([
    ['within', 'not_found', 'en'],
    ['oddly', 'server_error', 'de'],
    ['unfit', 'server_error', 'zh'],
    ['vaguely', 'server_error', 'en'],
  ])('that fails %s ends with the refusal %s in %s', async (fails, code, language) => {
    await using server = await start();
    const response = await server.client.fetch(
      '/api/test/count',
      post({ to: 2, fails }, { ...json, language }),
    );
    const text = await response.text();
    const [, data = ''] = /\n\nevent: error\ndata: (.*)\n\n$/.exec(text) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      code,
      data: null,
      requestId: response.headers.get('x-request-id'),
    });
    expect(data).toMatch({ en: /[a-z]/, de: /[a-z]/, zh: /\p{Script=Han}/u }[language] ?? /^$/);
    expect(text).not.toMatch(/8613812345678|stays inside|event: end/);
    await expect(collect(server.client.stream(count, { to: 2, fails } as never))).rejects.toBeInstanceOf(
      AppError,
    );
  });

  it('answers neither HEAD nor another method', async () => {
    await using server = await start();
    for (const method of ['HEAD', 'DELETE'])
      expect((await server.client.fetch('/api/test/wait', { method })).status).toBe(405);
  });

  it('leaves the connection open for the next one', async () => {
    await using server = await start();
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    for (const to of [2, 1]) {
      const body = JSON.stringify({ to });
      socket.write(
        `POST /api/test/count HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: token-anna\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
      );
      const text = await readUntil(socket, '\r\n0\r\n\r\n');
      expect(text.match(/data: \{"at"/g)).toHaveLength(to);
    }
    socket.destroy();
  });
});

describe('a client that disconnects', () => {
  it.each(['destroy', 'end'] as const)('stops the work at once, before any heartbeat, by %s', async (way) => {
    await using server = await start();
    const socket = server.open('/api/test/wait');
    await readUntil(socket, '"at":1');
    socket[way]();
    await server.watched.stopped.promise;
    await expect.poll(() => server.beating.size).toBe(0);
    await expect.poll(() => server.captured.text()).toContain('"status":499');
    expect(server.captured.lines().filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('stops the work of a later request of its connection', async () => {
    await using server = await start();
    const socket = server.open('/api/nothing');
    await readUntil(socket, 'not_found');
    send(socket, '/api/test/wait');
    await readUntil(socket, '"at":1');
    socket.destroy();
    await server.watched.stopped.promise;
  });

  it('stops work before its first event', async () => {
    await using server = await start(new Promise(() => undefined));
    const socket = server.open('/api/test/wait');
    await server.watched.started.promise;
    socket.destroy();
    await server.watched.stopped.promise;
    await expect.poll(() => server.beating.size).toBe(0);
    expect(server.captured.lines().filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('ends the loop, and aborts the signal', async () => {
    for (const way of ['break', 'abort']) {
      await using server = await start();
      server.client.cookies.set('TOKEN', 'token-ben');
      const aborter = new AbortController();
      const follow = async () => {
        for await (const _ of server.client.stream(wait, {}, aborter.signal)) {
          if (way === 'break') break;
          setImmediate(() => aborter.abort(new Error('enough')));
        }
      };
      if (way === 'break') await follow();
      else await expect(follow()).rejects.toThrow('enough');
      await server.watched.stopped.promise;
    }
  });
});

describe('a silent stream', () => {
  it('is kept alive by comments', async () => {
    await using server = await start();
    const socket = server.open('/api/test/wait');
    await readUntil(socket, '"at":1');
    server.beat();
    await readUntil(socket, '\n:\n\n');
    server.beat();
    await readUntil(socket, '\n:\n\n');
    socket.destroy();
  });

  it('begins with a comment if the first event takes long', async () => {
    const first = Promise.withResolvers<void>();
    await using server = await start(first.promise);
    const socket = server.open('/api/test/wait');
    await server.watched.started.promise;
    server.beat();
    expect(await readUntil(socket, '\n:\n\n')).toMatch(/^HTTP\/1\.1 200 /);
    first.resolve();
    await readUntil(socket, '"at":1');
    socket.destroy();
  });
});

describe('a slow reader', () => {
  it('delays the work', async () => {
    await using server = await start();
    const socket = server.open('/api/test/flood').pause();
    const held = await untilHeld(server.watched);
    // The buffers of the kernel for both ends of the connection.
    expect(held * pieceSize).toBeLessThan(16 * 1024 * 1024);
    let read = 0;
    let last = '';
    for await (const part of socket) {
      read += part.length;
      last = (last + String(part)).slice(-100);
      if (last.includes('event: end')) break;
    }
    expect(read).toBeGreaterThan(1000 * pieceSize);
  });

  it('is disconnected after a long time without reading', async () => {
    await using server = await start();
    const socket = server.open('/api/test/flood').pause();
    await untilHeld(server.watched);
    for (let i = 0; i < 8; i++) server.beat();
    expect(server.beating.size).toBe(1);
    // On a busy machine the reader may have been given more meanwhile: then it is counted anew.
    await expect.poll(() => server.beat() ?? server.beating.size, { timeout: 30_000 }).toBe(0);
    await server.watched.stopped.promise;
    socket.destroy();
  });
});
