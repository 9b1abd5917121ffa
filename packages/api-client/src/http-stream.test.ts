import { AppError, stream } from '@inkstone/contracts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createHttpStream } from './http-stream.ts';
import { readMessages } from './read-messages.ts';

const contract = stream({
  method: 'POST',
  path: '/api/test',
  summary: 'Follows.',
  audience: 'anyone',
  input: z.object({}),
  events: z.object({ word: z.string() }),
  errors: [],
  rate: 'normal',
});

/** Creates a reply in these chunks. It stays open if `isOpen` is set; `cancelled` resolves when the client cancels it. */
function replyOf(chunks: readonly Uint8Array[], { isOpen = false } = {}) {
  const cancelled = Promise.withResolvers<void>();
  const left = [...chunks];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = left.shift();
      if (chunk) controller.enqueue(chunk);
      else if (!isOpen) controller.close();
    },
    cancel: () => cancelled.resolve(),
  });
  const response = new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
  return { response, cancelled: cancelled.promise };
}

/** Creates a client that receives these replies, one after another, and records its calls. */
function callerOf(replies: readonly Response[], renew?: () => Promise<void>) {
  const left = [...replies];
  const done: string[] = [];
  const answer: typeof fetch = async (_url, init) => {
    done.push(new Headers(init?.headers).get('accept') ?? '');
    const reply = left.shift();
    if (!reply) throw new TypeError('Failed to fetch');
    return reply;
  };
  const options = { baseUrl: '', language: () => 'en', fetch: answer, ...(renew && { renew }) };
  return { done, stream: createHttpStream(options) };
}

const bytes = (text: string) => new TextEncoder().encode(text);
const follow = (reply: Response) => Array.fromAsync(callerOf([reply]).stream(contract, {}));
const events = (text: string) => follow(replyOf([bytes(text)]).response);
const refusal = (code: string) => Response.json({ code, msg: '', data: null, requestId: '' });
const end = 'event: end\ndata: {}\n\n';

describe('reading, by the rules of the HTML standard', () => {
  it.each([
    ['LF', `data: {"word":"a"}\n\n${end}`],
    ['CRLF', `data: {"word":"a"}\n\n${end}`.replaceAll('\n', '\r\n')],
    ['CR', `data: {"word":"a"}\n\n${end}`.replaceAll('\n', '\r')],
    ['a byte order mark', `\uFEFFdata: {"word":"a"}\n\n${end}`],
    ['comments', `: hello\n\n:\n\ndata: {"word":"a"}\n:\n\n${end}`],
    ['no space after the colon', `data:{"word":"a"}\n\n${end}`],
    ['data in several lines', `data: {"word":\ndata: "a"}\n\n${end}`],
    [
      'unknown fields and messages',
      `id: 7\nretry: 9\nodd: x\ndata: {"word":"a"}\n\nevent: new\ndata: 1\n\n${end}`,
    ],
    ['nothing after the end', `data: {"word":"a"}\n\n${end}data: {"word":"b"}\n\n`],
  ])('accepts %s', async (_, text) => {
    expect(await events(text)).toEqual([{ word: 'a' }]);
  });

  it('joins chunks split anywhere, within characters and line breaks too', async () => {
    for (const lineBreak of ['\n', '\r\n', '\r']) {
      const text = `\uFEFFdata: {"word":"字"}\n\n:\n\ndata: {"word":"😀é"}\n\n${end}`;
      const all = bytes(text.replaceAll('\n', lineBreak));
      const cuts = Array.from({ length: all.length - 1 }, (_, i) => [all.slice(0, i + 1), all.slice(i + 1)]);
      for (const chunks of [...cuts, Array.from(all, (_, i) => all.slice(i, i + 1))])
        expect(await follow(replyOf(chunks).response)).toEqual([{ word: '字' }, { word: '😀é' }]);
    }
  });
});

describe('a stream with an error', () => {
  it.each([
    ['cut between events', 'data: {"word":"a"}\n\n'],
    ['cut within an event', 'data: {"word":"a"}\n\ndata: {"wor'],
    ['cut within its end', 'data: {"word":"a"}\n\nevent: end\ndata: {}\n'],
    ['no JSON', 'data: {"word":"a"}\n\ndata: oops\n\n'],
  ])('is refused when it is %s', async (_, text) => {
    const got: unknown[] = [];
    const reading = async () => {
      for await (const event of callerOf([replyOf([bytes(text)]).response]).stream(contract, {}))
        got.push(event);
    };
    await expect(reading()).rejects.toEqual(new AppError('network_error'));
    expect(got).toEqual([{ word: 'a' }]);
  });

  it('rejects with the refusal that the server sends', async () => {
    const data = JSON.stringify({ code: 'storage_full', msg: '', data: null, params: { limit: '1 GB' } });
    await expect(events(`data: {"word":"a"}\n\nevent: error\ndata: ${data}\n\n`)).rejects.toEqual(
      new AppError('storage_full', { limit: '1 GB' }),
    );
  });

  it('rejects with the error of an ordinary reply', async () => {
    await expect(follow(refusal('sign_in_first'))).rejects.toEqual(new AppError('sign_in_first'));
    await expect(follow(refusal('new_code'))).rejects.toEqual(new AppError('unknown_error'));
    await expect(follow(refusal('ok'))).rejects.toEqual(new AppError('unknown_error'));
    await expect(follow(new Response('<html>'))).rejects.toMatchObject({ code: 'network_error' });
  });

  it('is refused without a network', async () => {
    await expect(Array.fromAsync(callerOf([]).stream(contract, {}))).rejects.toMatchObject({
      code: 'network_error',
    });
  });
});

describe('a stream without data', () => {
  it('is refused after a while, and closed', async () => {
    const { response, cancelled } = replyOf([bytes('data: {"word":"a"}\n\n')], { isOpen: true });
    const got: unknown[] = [];
    const reading = async () => {
      for await (const { data } of readMessages(response.body, 20)) got.push(data);
    };
    await expect(reading()).rejects.toMatchObject({ code: 'network_error' });
    await cancelled;
    expect(got).toEqual(['{"word":"a"}']);
  });
});

describe('a stream whose token has expired', () => {
  it('is requested again once the session is renewed, and only once', async () => {
    const replies = [refusal('session_expired'), replyOf([bytes(end)]).response];
    const well: ReturnType<typeof callerOf> = callerOf(replies, async () => void well.done.push('renew'));
    expect(await Array.fromAsync(well.stream(contract, {}))).toEqual([]);
    const requested = 'text/event-stream, application/json';
    expect(well.done).toEqual([requested, 'renew', requested]);
    const ill = callerOf([refusal('session_expired'), refusal('session_expired')], async () => undefined);
    await expect(Array.fromAsync(ill.stream(contract, {}))).rejects.toEqual(new AppError('session_expired'));
  });
});

describe('leaving', () => {
  const open = () => replyOf([bytes('data: {"word":"a"}\n\n')], { isOpen: true });

  it('closes the connection when the loop is left', async () => {
    const { response, cancelled } = open();
    for await (const _ of callerOf([response]).stream(contract, {})) break;
    await cancelled;
  });

  it('closes it when the loop fails', async () => {
    const { response, cancelled } = open();
    const reading = async () => {
      for await (const _ of callerOf([response]).stream(contract, {})) throw new Error('mine');
    };
    await expect(reading()).rejects.toThrow('mine');
    await cancelled;
  });
});
