import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { modelRequest, readAnswer } from '../../../testing/text-model/describe-text-model.ts';
import { expectRecited, recitedText } from '../../../testing/text-model/expect-recited.ts';
import { writeRandomModel, writeRecitingModel } from '../../../testing/text-model/gguf.ts';
import {
  findLlamaServer,
  type LlamaServer,
  type LlamaServerOptions,
  portOf,
  startLlamaServer,
} from '../../../testing/text-model/llama-server.ts';
import { HttpTextModel } from './http-model.ts';

const clocks = { first: 120_000, idle: 60_000, total: 120_000 };
const program = findLlamaServer();

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkstone-llama-'));
  await writeFile(join(folder, 'recite'), writeRecitingModel({ pieces: [...recitedText] }));
  await writeFile(join(folder, 'endless'), writeRecitingModel({ pieces: [...recitedText], isEndless: true }));
  await writeFile(join(folder, 'greeting'), writeRecitingModel({ pieces: ['{"greeting":"', '您好', '"}'] }));
  await writeFile(join(folder, 'random'), writeRandomModel(7));
});

afterAll(() => rm(folder, { recursive: true }));

function start(name: string, options: Partial<LlamaServerOptions> = {}): Promise<LlamaServer> {
  return startLlamaServer(program ?? '', join(folder, name), { slots: 1, contextTokens: 2048, ...options });
}

function modelOf({ url }: LlamaServer, key: string | null = null): HttpTextModel {
  return new HttpTextModel({ url, key, model: 'written by a test', clocks });
}

// `script/test` reports when this is skipped; `script/test-llama-server` downloads one from Debian.
describe.skipIf(program === null)(
  'a llama-server with a generated model',
  {
    timeout: 240_000,
  },
  () => {
    it('streams an answer, and reports truncated and too long texts', async () => {
      await using server = await start('recite');
      const model = modelOf(server);
      await expectRecited(model);
      expect(await readAnswer(model.complete(modelRequest()))).toMatchObject({
        text: recitedText,
        finish: 'stop',
      });
    });

    it('is probed for its answer, and for its JSON mode', async () => {
      await using server = await start('greeting');
      const probe = await modelOf(server).probe(new AbortController().signal);
      expect(probe).toMatchObject({ json: 'schema', answer: '{"greeting":"您好"}' });
    });

    it('answers in JSON of a schema whatever its weights are', async () => {
      const schema = z.object({
        verdict: z.enum(['same', 'changed']),
        note: z.string().max(8).nullable(),
        parts: z.array(z.union([z.boolean(), z.null()])).max(2),
      });
      await using server = await start('random');
      const request = modelRequest({ json: z.toJSONSchema(schema), maxTokens: 400 });
      const { text, finish } = await readAnswer(modelOf(server).complete(request));
      expect(finish).toBe('stop');
      expect(schema.safeParse(JSON.parse(text))).toMatchObject({ success: true });
    });

    it('writes two answers concurrently', async () => {
      await using server = await start('endless', { slots: 2 });
      const model = modelOf(server);
      const order: string[] = [];
      const write = async (id: string) => {
        for await (const { type } of model.complete(modelRequest({ maxTokens: 400 })))
          order.push(`${id} ${type}`);
      };
      await Promise.all([write('first'), write('second')]);
      expect(order.indexOf('second text')).toBeLessThan(order.indexOf('first finish'));
      expect(order.indexOf('first text')).toBeLessThan(order.indexOf('second finish'));
    });

    // The server generates one answer at a time, and these have no end: the next one starts only if the previous one was
    // stopped.
    it('stops when the caller aborts, and when the client stops reading', async () => {
      await using server = await start('endless', { isEndless: true });
      const model = modelOf(server);
      const stop = new AbortController();
      let pieces = 0;
      const stopped = async () => {
        for await (const { type } of model.complete(modelRequest({ maxTokens: 1e6, signal: stop.signal }))) {
          if (type === 'text') pieces++;
          stop.abort(new Error('enough'));
        }
      };
      await expect(stopped()).rejects.toThrow('enough');
      // An endlessly repeating model is stopped after 1,500 characters.
      expect(pieces).toBeLessThan(500);
      expect((await readAnswer(model.complete(modelRequest({ maxTokens: 4 })))).text).toBe('天气很好');
      for await (const { type } of model.complete(modelRequest({ maxTokens: 1e6 })))
        if (type === 'text') break;
      expect((await readAnswer(model.complete(modelRequest({ maxTokens: 4 })))).text).toBe('天气很好');
    });

    it('reports an error when it is killed, and answers again when it is back', async () => {
      const killed = await start('endless');
      const model = modelOf(killed);
      const kill = async () => {
        for await (const event of model.complete(modelRequest({ maxTokens: 1500 }))) {
          expect(event.type).toBe('text');
          await killed.kill();
        }
      };
      await expect(kill()).rejects.toMatchObject({ fault: 'cut' });
      await expect(readAnswer(model.complete(modelRequest()))).rejects.toMatchObject({
        fault: 'unreachable',
      });
      await using _back = await start('endless', { port: portOf(killed) });
      expect((await readAnswer(model.complete(modelRequest({ maxTokens: 4 })))).text).toBe('天气很好');
    });

    it('refuses a wrong key', async () => {
      await using server = await start('recite', { key: 'sk-own' });
      await expect(readAnswer(modelOf(server, 'sk-other').complete(modelRequest()))).rejects.toMatchObject({
        fault: 'refused',
      });
      expect((await readAnswer(modelOf(server, 'sk-own').complete(modelRequest()))).text).toBe(recitedText);
    });
  },
);
