import { TextDecoder } from 'node:util';
import { createParser } from 'eventsource-parser';
import { z } from 'zod';
import { ModelError, type ModelUsage } from '../../../ports/text-model.ts';
import { faultInStream } from './faults.ts';

/** Maximum characters of one event. A chunk has one token, or a few. */
const maxEventLength = 256 * 1024;

/** The relevant content of one chunk of a reply. */
export interface Chunk {
  readonly text: string;
  /** Whether the model has produced anything, such as a thought that is not shown. */
  readonly isToken: boolean;
  readonly finish: 'stop' | 'length' | null;
  readonly usage: ModelUsage | null;
}

const chunkSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: z.record(z.string(), z.unknown()).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish().catch(null),
});

const finishes: Readonly<Record<string, 'stop' | 'length' | 'filtered' | 'broken'>> = {
  ...{ stop: 'stop', eos: 'stop', eos_token: 'stop', end_turn: 'stop', stop_sequence: 'stop' },
  ...{ length: 'length', max_tokens: 'length', model_length: 'length' },
  ...{ content_filter: 'filtered', sensitive: 'filtered', safety: 'filtered' },
  ...{ abort: 'broken', error: 'broken', network_error: 'broken', insufficient_system_resource: 'broken' },
};

/**
 * Reads the chunks of a reply to its end, so that the connection can be used again; data after `[DONE]` are dropped.
 * Rejects with ModelError for violations of the protocol.
 */
export async function* readChunks(body: ReadableStream<Uint8Array>): AsyncGenerator<Chunk> {
  const events: string[] = [];
  let isLong = false;
  let isDone = false;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const parser = createParser({
    maxBufferSize: maxEventLength,
    onEvent: ({ data, event }) =>
      void events.push(event === 'error' ? JSON.stringify({ error: data }) : data),
    onError: ({ type }) => {
      isLong ||= type === 'max-buffer-size-exceeded';
    },
  });
  for await (const bytes of body) {
    if (isDone) continue;
    parser.feed(decode(decoder, bytes));
    if (isLong) throw new ModelError('protocol', 'a chunk is too long');
    for (const data of events.splice(0)) {
      isDone ||= data === '[DONE]';
      if (!isDone) yield readChunk(data);
    }
  }
}

function decode(decoder: TextDecoder, bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes, { stream: true });
  } catch {
    throw new ModelError('protocol', 'the reply is not UTF-8');
  }
}

function readChunk(data: string): Chunk {
  const value = parseObject(data);
  if (value.error) throw faultInStream(JSON.stringify(value.error));
  const parsed = chunkSchema.safeParse(value);
  if (!parsed.success) throw new ModelError('protocol', 'a chunk has another form');
  const { choices, usage } = parsed.data;
  const choice = choices?.[0];
  const delta = choice?.delta ?? {};
  return {
    text: typeof delta.content === 'string' ? delta.content : '',
    isToken: ['content', 'reasoning_content', 'reasoning'].some((field) => Boolean(delta[field])),
    finish: readFinish(choice?.finish_reason),
    usage: usage ? { input: usage.prompt_tokens, output: usage.completion_tokens } : null,
  };
}

function parseObject(data: string): Readonly<Record<string, unknown>> {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(data));
  } catch {
    throw new ModelError('protocol', 'a chunk is not a JSON object');
  }
}

function readFinish(reason: string | null | undefined): Chunk['finish'] {
  if (!reason) return null;
  const known = finishes[reason.toLowerCase()];
  if (known === 'filtered') throw new ModelError('filtered', 'finish reason');
  if (known === 'broken') throw new ModelError('broken', 'finish reason');
  if (!known) throw new ModelError('protocol', 'an unknown finish reason');
  return known;
}
