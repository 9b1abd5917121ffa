import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { type Behaviour, scriptedText } from './behaviours.ts';
import type { EventWriter } from './event-writer.ts';

/** The target and the options of a request. */
export interface ModelCall {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Aborted when the client disconnects. */
  readonly disconnected: AbortSignal;
}

type Act = (writer: EventWriter, requested: ModelCall, text: string) => Promise<void> | void;

const html = '<!doctype html><title>Sign in</title><p>Please sign in to the network.';

/** Resolves when the client disconnects. */
async function hang({ disconnected }: ModelCall): Promise<void> {
  if (!disconnected.aborted) await once(disconnected, 'abort');
}

const streams: Partial<Record<Behaviour, Act>> = {
  answers: async (writer, _asked, text) => {
    await writer.start().data(writer.chunk({ role: 'assistant', content: null }));
    await writer.text(text);
    await writer.finish();
  },
  sends_single_bytes: async (writer, _asked, text) => {
    writer.start();
    const events = [writer.chunk({ content: text }), writer.chunk({}, 'stop'), '[DONE]'];
    for (const byte of Buffer.from(events.map((event) => writer.format(event)).join('')))
      await writer.raw(Uint8Array.of(byte));
    writer.end();
  },
  ends_lines_with_crlf: async (writer, _asked, text) => {
    writer.newline = '\r\n';
    await writer.start().text(text);
    await writer.finish();
  },
  sends_keepalives: async (writer, _asked, text) => {
    await writer.start().raw(': keepalive\n\n');
    await writer.text(text);
    await writer.raw(': keepalive\n\n');
    await writer.finish();
  },
  sends_null_content: async (writer, _asked, text) => {
    await writer.start().data(writer.chunk({ content: null }));
    await writer.text(text);
    await writer.data({ choices: [] });
    await writer.finish();
  },
  sends_reasoning_field: async (writer, _asked, text) => {
    await writer.start().data(writer.chunk({ reasoning_content: 'The user wants a walk.' }));
    await writer.data(writer.chunk({ reasoning: 'Indeed.', content: '' }));
    await writer.text(text);
    await writer.finish();
  },
  writes_thoughts: async (writer, _asked, text) => {
    await writer.start().text(`\n<think>A walk? </thin</think>\n\n${text}`, 0, 1);
    await writer.finish();
  },
  sends_usage_in_extra_chunk: async (writer, _asked, text) => {
    await writer.start().text(text);
    await writer.data(writer.chunk({}, 'stop'));
    await writer.data({ choices: [], usage: { prompt_tokens: 12, completion_tokens: 5 } });
    await writer.done();
  },
  sends_no_usage: async (writer, _asked, text) => {
    await writer.start().text(text);
    await writer.data(writer.chunk({}, 'stop'));
    await writer.done();
  },
  names_another_model: async (writer, _asked, text) => {
    await writer.start().data({ ...writer.chunk({ content: text }), model: 'another' });
    await writer.finish();
  },
  keeps_connection_open: async (writer, requested, text) => {
    await writer.start().text(text);
    await writer.data(writer.chunk({}, 'stop'));
    await hang(requested);
  },
  reaches_length: async (writer, _asked, text) => {
    await writer.start().text(text);
    await writer.finish('length');
  },
  sends_broken_utf8: async (writer) => {
    await writer
      .start()
      .raw(Buffer.concat([Buffer.from('data: {"choices":[{"delta":{"content":"'), Buffer.of(0xe5, 0x22)]));
    writer.end();
  },
  sends_broken_json: async (writer, _asked, text) => {
    await writer.start().text(text);
    await writer.data('{"choices":[{"delta":');
    await writer.finish();
  },
  sends_huge_chunk: async (writer) => {
    await writer.start().data(writer.chunk({ content: '墨'.repeat(10 * 1024 * 1024) }));
    await writer.finish();
  },
  sends_unknown_finish: async (writer, _asked, text) => {
    await writer.start().text(text);
    await writer.finish('tool_calls');
  },
  answers_nothing: (writer) => writer.start().finish(),
  reports_error_in_stream: async (writer, _asked, text) => {
    await writer.start().text(text);
    await writer.data({ error: { message: 'out of memory', code: 'internal' } });
    writer.end();
  },
  breaks_connection: async (writer, _asked, text) => {
    await writer.start().text(text);
    writer.destroy();
  },
  ends_without_finish: async (writer, _asked, text) => {
    await writer.start().text(text);
    await writer.done();
  },
  filters: async (writer, _asked, text) => {
    await writer.start().text(text);
    await writer.finish('content_filter');
  },
  hangs_before_first_token: async (writer, requested) => {
    await writer.start().raw(': keepalive\n\n');
    await hang(requested);
  },
  hangs_after_first_token: async (writer, requested, text) => {
    await writer.start().text([...text].slice(0, 1).join(''));
    await hang(requested);
  },
  writes_forever: async (writer, { disconnected }) => {
    writer.start();
    for (let count = 0; !disconnected.aborted; count++) {
      await writer.text(`${count} `);
      await pause(10);
    }
  },
  repeats_itself: async (writer, { disconnected }, text) => {
    writer.start();
    while (!disconnected.aborted) await writer.text(text);
  },
};

const refusals: Partial<Record<Behaviour, Act>> = {
  refuses_optional_fields: (writer, requested, text) => {
    if ('stream_options' in requested.body)
      return writer.refuse(400, { message: 'Unknown field: stream_options' });
    if ('max_tokens' in requested.body)
      return writer.refuse(400, { message: "Use 'max_completion_tokens' instead of 'max_tokens'." });
    return streams.answers?.(writer, requested, text);
  },
  redirects_on_same_host: (writer, requested, text) => {
    if (requested.path.startsWith('/moved')) return streams.answers?.(writer, requested, text);
    writer.reply(308, 'text/plain', 'moved', { location: `/moved${requested.path}` });
  },
  redirects_to_other_host: (writer, { path }) =>
    writer.reply(308, 'text/plain', 'moved', { location: `http://localhost:9${path}` }),
  is_busy: (writer) => writer.refuse(429, { message: 'Too many requests' }, { 'retry-after': '1' }),
  is_busy_without_hint: (writer) => writer.refuse(429, { message: 'Too many requests' }),
  has_no_quota: (writer) => writer.refuse(429, { code: 'insufficient_quota' }),
  fails_with_html: (writer) => writer.reply(500, 'text/html', html),
  refuses_key: (writer) => writer.refuse(401, { message: 'Wrong key' }),
  does_not_know_model: (writer) => writer.refuse(404, { message: 'No such model' }),
  finds_context_too_long: (writer) =>
    writer.refuse(400, { code: 'context_length_exceeded', message: 'Maximum context length is 4096 tokens' }),
  sends_html: (writer) => writer.reply(200, 'text/html', html),
  sends_json_without_stream: (writer, _asked, text) =>
    writer.reply(200, 'application/json', JSON.stringify({ choices: [{ message: { content: text } }] })),
  is_unreachable: (writer) => writer.destroy(),
};

/** Replies to a request with a behaviour. */
export async function behave(
  behaviour: Behaviour,
  writer: EventWriter,
  requested: ModelCall,
  text: string = scriptedText,
): Promise<void> {
  await (streams[behaviour] ?? refusals[behaviour])?.(writer, requested, text);
}
