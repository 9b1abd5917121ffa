import { listModels } from '@inkstone/contracts/models';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ModelError, type ModelFault } from '../../../ports/text-model.ts';
import type { GenerateRequest } from '../../../ports/text-models.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import {
  type InProcessAnswer,
  type InProcessModel,
  inProcessModel,
  oneTextModel,
} from '../../../testing/text-model/in-process-model.ts';
import type { ModelGateway } from './model-gateway.ts';

const noWait = 1;
let server: TestServer;
let gateway: ModelGateway;
let answers: Record<'first' | 'second', (count: number) => InProcessAnswer>;
let counts: Record<'first' | 'second', number>;
let models: Record<'first' | 'second', InProcessModel>;

beforeAll(async () => {
  const make = (name: 'first' | 'second') => inProcessModel(() => answers[name](++counts[name]));
  models = { first: make('first'), second: make('second') };
  const services = ['first', 'second'].map((model) => ({ url: 'https://model.test/v1', key: null, model }));
  server = await createTestServer({
    config: { textModels: { ...oneTextModel(), services, overrides: { inspire: 'off' } } },
    base: {
      textModelDrivers: {
        openService: ({ model }) => (model === 'second' ? models.second : models.first),
        local: null,
      },
    },
  });
  gateway = server.deps.textModels;
});

afterAll(() => server.close());

beforeEach(async () => {
  counts = { first: 0, second: 0 };
  answers = { first: () => '第一。', second: () => '第二。' };
  server.clock.advance(120_000);
  await gateway.probeTroubled();
});

function request(parts: Partial<GenerateRequest> = {}): GenerateRequest {
  const { signal } = new AbortController();
  return {
    messages: [{ role: 'user', content: '问' }],
    maxTokens: 100,
    temperature: 0,
    signal,
    accountId: 'a',
    ...parts,
  };
}

async function generate(parts: Partial<GenerateRequest> = {}) {
  let text = '';
  for await (const event of gateway.generate('rewrite', request(parts)))
    text += event.type === 'text' ? event.text : '';
  return text;
}

const fault = (name: ModelFault, wait: number | null = noWait) => new ModelError(name, 'test', wait);

describe('the gateway', () => {
  it('retries the same model, then uses the next one', async () => {
    answers.first = (count) => (count < 3 ? fault('broken') : '第一。');
    expect(await generate()).toBe('第一。');
    answers.first = () => fault('busy');
    expect(await generate()).toBe('第二。');
    expect(counts).toEqual({ first: 6, second: 1 });
  });

  it('waits at most 20 seconds for a provider', async () => {
    answers.first = () => fault('busy', 20_001);
    expect(await generate()).toBe('第二。');
    expect(counts.first).toBe(1);
  });

  it.each<[ModelFault, string, number]>([
    ['filtered', 'model_filtered', 0],
    ['too_long', 'model_too_long', 1],
    ['timeout', 'model_timeout', 1],
    ['refused', 'model_failed', 1],
    ['repeating', 'model_failed', 1],
  ])('reports %s as %s and tries %i other models', async (name, code, others) => {
    answers = { first: () => fault(name), second: () => fault(name) };
    await expect(generate()).rejects.toMatchObject({ code });
    expect(counts).toEqual({ first: 1, second: others });
  });

  it('tries no other model once text was released', async () => {
    const { signal } = new AbortController();
    const pieces: string[] = [];
    models.first.complete = async function* () {
      yield { type: 'text', text: '今天天气很好。' };
      throw fault('cut');
    };
    const reading = async () => {
      for await (const event of gateway.generate('rewrite', request({ signal })))
        if (event.type === 'text') pieces.push(event.text);
    };
    await expect(reading()).rejects.toMatchObject({ code: 'model_cut' });
    expect(pieces.join('')).toContain('今天天气');
    expect(counts.second).toBe(0);
    Object.assign(
      models.first,
      inProcessModel(() => answers.first(++counts.first)),
    );
  });

  it('skips a model for a minute after five failures, unless it answers a probe', async () => {
    answers = { first: () => fault('broken'), second: () => fault('broken') };
    for (let round = 0; round < 2; round++) await generate().catch(() => undefined);
    counts = { first: 0, second: 0 };
    await expect(generate()).rejects.toMatchObject({ code: 'model_failed' });
    expect(counts).toEqual({ first: 0, second: 0 });
    expect(gateway.absenceOf('rewrite')).toBe('down');
    const { features } = await server.visitor().call(listModels, {});
    expect(features).toContainEqual({ feature: 'rewrite', absence: 'down' });
    expect(features).toContainEqual({ feature: 'inspire', absence: 'off' });
    expect(JSON.stringify(features)).not.toContain('model.test');
    const ready: unknown = await (await server.visitor().fetch('/readyz')).json();
    expect(JSON.stringify(ready)).toContain('no answer: rewrite');
    server.clock.advance(61_000);
    expect(gateway.absenceOf('rewrite')).toBeNull();
    answers.first = () => '第一。';
    expect(await generate()).toBe('第一。');
  });

  it("stops with the caller's reason", async () => {
    const stop = new AbortController();
    answers.first = () => {
      stop.abort(new Error('enough'));
      return '第一。';
    };
    await expect(generate({ signal: stop.signal })).rejects.toThrow('enough');
    expect(counts.second).toBe(0);
  });

  it('refuses a disabled feature', async () => {
    const reading = gateway.generate('inspire', request()).next();
    await expect(reading).rejects.toMatchObject({ code: 'model_off' });
  });

  it('blocks prohibited texts in requests and answers, and logs no text', async () => {
    const messages = [{ role: 'user', content: '出售海洛因，可邮寄。' }] as const;
    await expect(generate({ messages })).rejects.toMatchObject({ code: 'text_blocked' });
    expect(counts.first).toBe(0);
    answers.first = () => '线上赌场，注册送礼。';
    await expect(generate()).rejects.toMatchObject({ code: 'text_blocked' });
    const lines = server.captured.lines().filter(({ msg }) => msg === 'a text was blocked');
    expect(lines).toMatchObject([
      { accountId: 'a', ruleId: 'zh.sensitive-drugs' },
      { accountId: 'a', ruleId: 'zh.sensitive-gambling' },
    ]);
    expect(server.captured.text()).not.toMatch(/海洛因|赌场/);
  });

  it('reads values of a schema, with one repair', async () => {
    const schema = z.object({ n: z.number() });
    answers.first = (count) => (count === 1 ? '好的：{"n":"one"}' : '```json\n{"n":1}\n```');
    expect(await gateway.generateValue('rewrite', request(), schema)).toEqual({ n: 1 });
    answers.first = () => 'no value';
    await expect(gateway.generateValue('rewrite', request(), schema)).rejects.toMatchObject({
      code: 'model_failed',
    });
  });
});
