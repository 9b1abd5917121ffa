import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Behaviour } from '../../../testing/text-model/behaviours.ts';
import {
  describeTextModel,
  modelRequest,
  readAnswer,
  until,
} from '../../../testing/text-model/describe-text-model.ts';
import { LocalTextModel } from './local-model.ts';
import { type HostOptions, ModelHost } from './model-host.ts';
import { ModelProcess } from './model-process.ts';

const fake = new URL('../../../testing/text-model/fake-process.ts', import.meta.url);
const loadWithin = 60_000;
const longClocks = { first: 60_000, idle: 20_000, total: 60_000 };
const shortClocks = { first: 300, idle: 300, total: 600 };

function open(behaviour: Behaviour, options: Partial<HostOptions> & { readonly isHasty?: boolean } = {}) {
  const started: ModelProcess[] = [];
  const failures: string[] = [];
  const start = async () => {
    const numbers = { threads: 1, slots: 2, contextTokens: 1, memory: 1 };
    const process = new ModelProcess(
      fake,
      { type: 'start', addon: '', file: behaviour, ...numbers },
      loadWithin,
    );
    started.push(process);
    return process;
  };
  const host = new ModelHost({
    ...{ start, keptFor: 60_000, slots: 2, waiting: 1, grace: 5000, onLoaded: () => undefined },
    onFailure: ({ message }) => failures.push(message),
    ...options,
  });
  const model = new LocalTextModel(host, options.isHasty ? shortClocks : longClocks);
  return {
    ...{ model, host, started, failures },
    idle: () => until(() => host.busy === 0),
    [Symbol.asyncDispose]: () => model.close(),
  };
}

describeTextModel({
  name: 'LocalTextModel',
  behaviours: [
    ...([
      'answers',
      'sends_single_bytes',
      'ends_lines_with_crlf',
      'writes_thoughts',
      'reaches_length',
    ] as const),
    ...(['finds_context_too_long', 'sends_html', 'sends_broken_utf8', 'sends_broken_json'] as const),
    ...(['sends_huge_chunk', 'sends_unknown_finish', 'answers_nothing', 'reports_error_in_stream'] as const),
    ...(['is_busy_without_hint', 'fails_with_html', 'does_not_know_model', 'filters'] as const),
    ...([
      'sends_reasoning_field',
      'breaks_connection',
      'ends_without_finish',
      'hangs_before_first_token',
    ] as const),
    ...(['hangs_after_first_token', 'writes_forever', 'repeats_itself', 'is_unreachable'] as const),
  ],
  open: async (behaviour, isHasty) => {
    const tested = open(behaviour, { isHasty });
    // The process is started before, so that short timeouts do not include its start.
    await tested.host.keeper.enter();
    tested.host.keeper.leave(false);
    return tested;
  },
});

describe('the process of a model', () => {
  it('is killed when it does not stop, and restarted for the next answer', async () => {
    await using tested = open('answers', { grace: 50 });
    await readAnswer(tested.model.complete(modelRequest()));
    const [process] = tested.started;
    if (!process?.pid) throw new Error('There is no process.');
    globalThis.process.kill(process.pid, 'SIGSTOP');
    const stop = new AbortController();
    const answer = readAnswer(tested.model.complete(modelRequest({ signal: stop.signal })));
    await turn();
    stop.abort(new Error('stopped'));
    await expect(answer).rejects.toThrow('stopped');
    await tested.idle();
    expect(tested.failures).toEqual(['unreachable: an answer could not be stopped']);
    expect((await readAnswer(tested.model.complete(modelRequest()))).finish).toBe('stop');
    expect(tested.started).toHaveLength(2);
  });

  it('is not restarted at once when it has crashed twice without an answer', async () => {
    await using tested = open('is_unreachable');
    const faults: unknown[] = [];
    for (let count = 0; count < 3; count++) {
      faults.push(await readAnswer(tested.model.complete(modelRequest())).catch((error: unknown) => error));
      await tested.idle();
    }
    expect(faults).toMatchObject([
      { fault: 'unreachable', retryAfter: null },
      { fault: 'unreachable', retryAfter: null },
      { fault: 'unreachable', retryAfter: expect.any(Number) },
    ]);
    expect(tested.started).toHaveLength(2);
  });

  it('ends when it is unused', async () => {
    await using tested = open('answers', { keptFor: 1 });
    await readAnswer(tested.model.complete(modelRequest()));
    const ended = tested.started.map((process) => process.ended);
    expect(await Promise.all(ended)).toHaveLength(1);
    expect(tested.failures).toEqual([]);
  });

  it('serves as many as it has slots, queues some, and refuses more', async () => {
    await using tested = open('hangs_after_first_token');
    const stop = new AbortController();
    const request = () => readAnswer(tested.model.complete(modelRequest({ signal: stop.signal })));
    const three = [request(), request(), request()].map((answer) => answer.catch((error: unknown) => error));
    await expect(request()).rejects.toMatchObject({ fault: 'busy' });
    stop.abort(new Error('enough'));
    expect(await Promise.all(three)).toMatchObject([1, 2, 3].map(() => ({ message: 'enough' })));
    await tested.idle();
  });
});
