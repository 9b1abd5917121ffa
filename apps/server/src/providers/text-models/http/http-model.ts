import {
  ModelError,
  type ModelEvent,
  type ModelRequest,
  type ModelUsage,
  type TextModel,
} from '../../../ports/text-model.ts';
import type { ModelService } from '../../../ports/text-model-drivers.ts';
import { cleanAnswer } from '../clean-answer.ts';
import { type RunningClocks, startClocks } from '../clocks.ts';
import { probeModel } from '../probe-model.ts';
import { adaptDialect, type Dialect, usualDialect, writeBody } from './dialect.ts';
import { faultOfReply } from './faults.ts';
import { type Chunk, readChunks } from './read-stream.ts';

/** Maximum redirects to the same host. */
const maxRedirects = 2;
/** Maximum bytes that are read of an error reply. */
const maxRefusalLength = 16 * 1024;

/** A model of an OpenAI-compatible server. Only the address of the service is called; texts and keys are never logged. */
export class HttpTextModel implements TextModel {
  readonly #service: ModelService;
  readonly #running = new Set<RunningClocks>();
  #dialect: Dialect = usualDialect;

  constructor(service: ModelService) {
    this.#service = service;
  }

  async *complete(request: ModelRequest): AsyncGenerator<ModelEvent> {
    const clocks = startClocks(this.#service.clocks, request.signal);
    this.#running.add(clocks);
    try {
      clocks.signal.throwIfAborted();
      const body = await this.#request(request, clocks.signal);
      yield* cleanAnswer(readAnswer(body, clocks), request.maxTokens);
    } catch (error) {
      throw clocks.explain(error);
    } finally {
      clocks.stop();
      this.#running.delete(clocks);
    }
  }

  async probe(signal: AbortSignal) {
    const probe = await probeModel(this, signal, (json) => {
      this.#dialect = { ...this.#dialect, json };
    });
    return { ...probe, json: this.#dialect.json };
  }

  async close(): Promise<void> {
    for (const clocks of this.#running) clocks.stop();
  }

  /** Returns the body of the stream; repeats the request without optional fields that the server refuses. */
  async #request(request: ModelRequest, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
    for (;;) {
      const response = await this.#send(writeBody(this.#service.model, request, this.#dialect), signal);
      if (response.ok) return bodyOf(response);
      const refusal = await readStart(response);
      const isBadRequest = response.status === 400 || response.status === 422;
      const adapted = isBadRequest ? adaptDialect(this.#dialect, refusal, request.json !== null) : null;
      if (!adapted) throw faultOfReply(response.status, refusal, response.headers);
      this.#dialect = adapted;
    }
  }

  async #send(body: string, signal: AbortSignal): Promise<Response> {
    const { url, key } = this.#service;
    const headers = {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
    };
    let target = new URL(`${url.replace(/\/+$/, '')}/chat/completions`);
    for (let redirects = 0; ; redirects++) {
      const response = await fetchOnce(target, { method: 'POST', headers, body, signal, redirect: 'manual' });
      if (response.status < 300 || response.status > 399) return response;
      await response.body?.cancel();
      target = redirectTarget(target, response);
      if (redirects === maxRedirects) throw new ModelError('refused', 'too many redirects');
    }
  }
}

async function fetchOnce(target: URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(target, init);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'no connection';
    throw new ModelError('unreachable', code);
  }
}

/** Redirects that keep the request, to the same origin, so that key and texts are sent nowhere else. */
function redirectTarget(from: URL, response: Response): URL {
  const location = response.headers.get('location') ?? '';
  const isKept = response.status === 307 || response.status === 308;
  const target = URL.canParse(location, from.href) ? new URL(location, from) : null;
  if (!isKept || target?.origin !== from.origin)
    throw new ModelError('refused', `redirect ${response.status}`);
  return target;
}

function bodyOf(response: Response): ReadableStream<Uint8Array> {
  const type = response.headers.get('content-type') ?? '';
  if (response.body && /^text\/event-stream\b/i.test(type)) return response.body;
  throw new ModelError('protocol', 'the reply is not an event stream');
}

async function readStart(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > maxRefusalLength) break;
  }
  return text;
}

/** Reads the answer of a stream, with one finish event at its end. */
async function* readAnswer(
  body: ReadableStream<Uint8Array>,
  clocks: RunningClocks,
): AsyncGenerator<ModelEvent> {
  let finish: Chunk['finish'] = null;
  let usage: ModelUsage | null = null;
  try {
    for await (const chunk of readChunks(body)) {
      if (chunk.isToken) clocks.beat();
      if (chunk.text) yield { type: 'text', text: chunk.text };
      if (chunk.finish) clocks.finished();
      finish = chunk.finish ?? finish;
      usage = chunk.usage ?? usage;
    }
  } catch (error) {
    // Some servers keep the connection open after the last token, or break it off.
    if (!finish) throw error instanceof ModelError ? error : new ModelError('cut', 'connection');
  }
  if (!finish) throw new ModelError('cut', 'no finish reason');
  yield { type: 'finish', reason: finish, usage };
}
