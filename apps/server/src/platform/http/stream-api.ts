import { Readable } from 'node:stream';
import { defaultBodyLimit } from '@inkstone/contracts';
import { second } from '@inkstone/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ApiParts, recordRefusal } from './api.ts';
import { findCaller } from './caller.ts';
import { refuseCrossSite } from './csrf.ts';
import { disconnectSignal } from './disconnect-signal.ts';
import { type Heartbeats, writeFrames } from './stream-frames.ts';
import type { StreamRoute } from './stream-route.ts';

/** Calls back repeatedly until the returned function is called. */
export type StartHeartbeats = (onBeat: () => void) => () => void;

/** Below the 60 s after which most proxies close an idle connection. */
const beatTime = 15 * second;
/** A reader that takes nothing for this many heartbeats is disconnected. */
const timeout = 8;
/** Bytes buffered for a slow reader, in addition to the socket's buffer. */
const keptAhead = 16 * 1024;

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Neither cached nor compressed, which would delay events.
  'cache-control': 'no-store, no-transform',
  // Disables buffering in nginx.
  'x-accel-buffering': 'no',
};

/** Heartbeats of the system timer. */
export const startHeartbeats: StartHeartbeats = (onBeat) => {
  const timer = setInterval(onBeat, beatTime).unref();
  return () => clearInterval(timer);
};

/** Mounts all event streams. */
export function mountStreams(app: FastifyInstance, parts: ApiParts, start: StartHeartbeats): void {
  for (const route of parts.streamRoutes) {
    const { method, path, bodyLimit = defaultBodyLimit } = route.contract;
    app.route({
      ...{ method, url: path, bodyLimit, exposeHeadRoute: false },
      handler: (request, reply) =>
        parts.deps.log.inRequest(request.id, () => answer({ ...parts, start }, route, request, reply)),
    });
  }
}

async function answer(
  { deps, credentials, runner, start }: ApiParts & { readonly start: StartHeartbeats },
  route: StreamRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const isWrite = route.contract.method === 'POST';
  if (isWrite) refuseCrossSite(request.headers, deps.config.baseUrl);
  const signal = disconnectSignal(reply.raw);
  const who = await findCaller(deps, credentials, request.headers, request.ip);
  const opening = runner.open(route, who, isWrite ? request.body : request.query, signal);
  const beats = createBeats(start, () => reply.raw.destroy());
  signal.addEventListener('abort', beats.stop, { once: true });
  const explain = (error: unknown) => (signal.aborted ? {} : recordRefusal(deps, error, request).envelope);
  try {
    // A refusal has its own status, unless the first event takes so long that proxies would time out.
    await Promise.race([opening, beats.next()]);
  } catch (error) {
    beats.stop();
    if (signal.aborted) return reply.hijack();
    throw error;
  }
  const frames = writeFrames({ opening, beats, explain });
  return reply
    .headers(streamHeaders)
    .send(Readable.from(frames, { objectMode: false, highWaterMark: keptAhead }));
}

/** Calls `onStall` when no heartbeat has been awaited for a long time: the reader takes nothing. */
function createBeats(start: StartHeartbeats, onStall: () => void): Heartbeats {
  let unnoticed = 0;
  let upcoming = Promise.withResolvers<void>();
  const stop = start(() => {
    upcoming.resolve();
    upcoming = Promise.withResolvers();
    unnoticed++;
    if (unnoticed > timeout) onStall();
  });
  return {
    next() {
      unnoticed = 0;
      return upcoming.promise;
    },
    stop,
  };
}
