import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { ModelMessage } from '../../ports/text-model.ts';
import { probeMessage } from '../../providers/text-models/probe-model.ts';
import { behave } from './behave.ts';
import type { Behaviour } from './behaviours.ts';
import { EventWriter } from './event-writer.ts';

/** A reply of a scripted model: text, text at a given speed, or a behaviour of the table of faults. */
export type ScriptedAnswer =
  | string
  | {
      readonly text: string;
      /** Delay before the first piece, in ms. */
      readonly delay?: number;
      /** Delay between pieces of three characters, in ms. */
      readonly gap?: number;
      readonly finish?: 'stop' | 'length';
    }
  | { readonly behaviour: Behaviour; readonly text?: string };

/** A request that the scripted model received. */
export interface ScriptedRequest {
  readonly messages: readonly ModelMessage[];
  /** Name of the requested model. */
  readonly model: string;
  /** The key of the request; null without one. */
  readonly key: string | null;
  /** Whether the client requested JSON by `response_format`. */
  readonly requestsJson: boolean;
  /** Aborted when the client closes the connection. */
  readonly disconnected: AbortSignal;
}

/** Options of a scripted model. */
export interface ScriptedModelOptions {
  /** Determines the reply. Probes of the server are not passed to it, unless `answersProbes` is set. */
  answer(
    messages: readonly ModelMessage[],
    request: ScriptedRequest,
  ): ScriptedAnswer | Promise<ScriptedAnswer>;
  readonly answersProbes?: boolean;
  /** Whether probes find that `response_format` works; false by default. */
  readonly hasJsonSchema?: boolean;
  /** The key that requests must have; any by default. */
  readonly key?: string;
}

/** An OpenAI-compatible server on this machine whose replies a test determines. */
export interface ScriptedModel extends AsyncDisposable {
  /** Base address, with `/v1`. */
  readonly url: string;
  /** Requests so far, without probes. */
  readonly requests: readonly ScriptedRequest[];
  /** Number of replies that are being written. */
  open(): number;
  close(): Promise<void>;
}

/** Starts a scripted model on a free port of this machine. */
export async function startScriptedModel(options: ScriptedModelOptions): Promise<ScriptedModel> {
  const requests: ScriptedRequest[] = [];
  let open = 0;
  const server = createServer((request, response) => {
    open++;
    response.on('close', () => open--);
    reply(options, requests, request, response).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : undefined);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return {
    ...{ url: `http://127.0.0.1:${port}/v1`, requests, close },
    open: () => open,
    [Symbol.asyncDispose]: close,
  };
}

async function reply(
  options: ScriptedModelOptions,
  requests: ScriptedRequest[],
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const disconnected = new AbortController();
  response.on('close', () => disconnected.abort());
  const body = await readBody(incoming);
  const key = incoming.headers.authorization?.replace(/^Bearer /, '') ?? null;
  const request = describeRequest(body, key, disconnected.signal);
  const writer = new EventWriter(response, request.model);
  if (options.key !== undefined && options.key !== key) return writer.refuse(401, { message: 'Wrong key' });
  const isProbe = request.messages.some(({ content }) => content === probeMessage);
  if (isProbe && !options.answersProbes) return answerProbe(options, request, writer);
  requests.push(request);
  const answer = await options.answer(request.messages, request);
  if (typeof answer === 'object' && 'behaviour' in answer) {
    const requested = { path: incoming.url ?? '/', body, disconnected: disconnected.signal };
    return behave(answer.behaviour, writer, requested, answer.text);
  }
  await writeAnswer(writer, typeof answer === 'string' ? { text: answer } : answer);
}

async function answerProbe(
  { hasJsonSchema = false }: ScriptedModelOptions,
  { requestsJson }: ScriptedRequest,
  writer: EventWriter,
): Promise<void> {
  if (requestsJson && !hasJsonSchema)
    return writer.refuse(400, { message: 'Unknown field: response_format' });
  await writeAnswer(writer, {
    text: requestsJson ? '{"greeting":"Hello."}' : '您好，祝写作顺利。Hello, happy writing.',
  });
}

async function writeAnswer(
  writer: EventWriter,
  { text, delay = 0, gap = 0, finish = 'stop' }: Exclude<ScriptedAnswer, string | { behaviour: Behaviour }>,
): Promise<void> {
  writer.start();
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
  await writer.text(text, gap);
  await writer.finish(finish);
}

async function readBody(incoming: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(Buffer.from(part));
  const value: unknown = JSON.parse(Buffer.concat(parts).toString('utf8') || '{}');
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

function describeRequest(
  body: Readonly<Record<string, unknown>>,
  key: string | null,
  disconnected: AbortSignal,
): ScriptedRequest {
  const messages = Array.isArray(body.messages) ? (body.messages as ModelMessage[]) : [];
  return { messages, model: String(body.model), key, requestsJson: 'response_format' in body, disconnected };
}
