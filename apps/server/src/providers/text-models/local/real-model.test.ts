import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { benchModel } from '../../../platform/model-files/bench-model.ts';
import {
  modelFolderOf,
  pathOfModel,
  removeModelFile,
  usersOf,
} from '../../../platform/model-files/model-folder.ts';
import type { TextModel } from '../../../ports/text-model.ts';
import { captureLog } from '../../../testing/captured-log.ts';
import { testConfig } from '../../../testing/config.ts';
import { addonForTests } from '../../../testing/text-model/addon.ts';
import { modelRequest, readAnswer } from '../../../testing/text-model/describe-text-model.ts';
import { expectRecited, recitedText } from '../../../testing/text-model/expect-recited.ts';
import { writeRandomModel, writeRecitingModel } from '../../../testing/text-model/gguf.ts';
import { openLocalModels } from './open-local-models.ts';

const clocks = { first: 120_000, idle: 60_000, total: 120_000 };

let dataDir: string;
let folder: string;
let addon: string;
const opened: TextModel[] = [];
const { log, lines, text: logged } = captureLog();

beforeAll(async () => {
  addon = await addonForTests();
  dataDir = await mkdtemp(join(tmpdir(), 'inkstone-models-'));
  folder = modelFolderOf(dataDir);
  await mkdir(folder);
  await writeFile(pathOfModel(folder, 'recite'), writeRecitingModel({ pieces: [...recitedText] }));
  await writeFile(
    pathOfModel(folder, 'endless'),
    writeRecitingModel({ pieces: [...recitedText], isEndless: true }),
  );
  await writeFile(pathOfModel(folder, 'random'), writeRandomModel(7));
  await writeFile(pathOfModel(folder, 'page'), '<!doctype html>');
  // Version 3, without tensors and metadata.
  await writeFile(pathOfModel(folder, 'empty'), Buffer.from('GGUF\x03'.padEnd(64, '\0')));
}, 300_000);

afterAll(async () => {
  await Promise.all(opened.map((model) => model.close()));
  await rm(dataDir, { recursive: true });
});

async function open(name: string, slots = 1): Promise<TextModel> {
  const config = testConfig({ dataDir });
  const localModels = { ...config.localModels, slots, contextTokens: 2048 };
  const models = await openLocalModels({ config: { ...config, localModels }, log, addon });
  if (!models) throw new Error('The add-on is not installed.');
  const model = models.open(name, clocks);
  opened.push(model);
  return model;
}

// Loading the library takes half a second, and far longer on a busy machine.
describe('node-llama-cpp with a generated model', { timeout: 240_000 }, () => {
  it('streams an answer, and reports truncated and too long texts', async () => {
    const model = await open('recite');
    await expectRecited(model);
    expect(await model.probe(new AbortController().signal)).toMatchObject({
      json: 'schema',
      answer: recitedText,
    });
    const speed = await benchModel(model, new AbortController().signal);
    expect(speed.charactersPerSecond).toBeGreaterThan(0);
    await model.close();
  });

  it('answers in JSON of a schema whatever its weights are', async () => {
    const schema = z.object({
      verdict: z.enum(['same', 'changed']),
      note: z.string().max(8).nullable(),
      parts: z.array(z.union([z.boolean(), z.null()])).max(2),
    });
    const model = await open('random');
    const request = modelRequest({ json: z.toJSONSchema(schema), maxTokens: 400 });
    const { text, finish } = await readAnswer(model.complete(request));
    expect(finish).toBe('stop');
    expect(schema.safeParse(JSON.parse(text))).toMatchObject({ success: true });
    await model.close();
  });

  it('writes two answers concurrently, and stops on request', async () => {
    const model = await open('endless', 2);
    const order: string[] = [];
    const stop = new AbortController();
    const write = async (id: string, signal: AbortSignal) => {
      const request = modelRequest({ signal, maxTokens: id === 'first' ? 1500 : 40 });
      for await (const event of model.complete(request)) {
        order.push(`${id} ${event.type}`);
        if (id === 'second' && event.type === 'finish') stop.abort(new Error('enough'));
      }
    };
    const first = write('first', stop.signal);
    const second = write('second', new AbortController().signal);
    await expect(first).rejects.toThrow('enough');
    await second;
    expect(order.slice(0, order.indexOf('second finish'))).toContain('first text');
    // A model that repeats itself is stopped after 1,500 characters.
    expect(order.filter((event) => event === 'first text').length).toBeLessThan(1000);
    expect((await readAnswer(model.complete(modelRequest({ maxTokens: 4 })))).text).toBe('天气很好');
    await model.close();
  });

  it('restarts after its process was killed, and reports a missing file only then', async () => {
    const model = await open('endless');
    const kill = async () => {
      const request = modelRequest({ maxTokens: 1500 });
      for await (const event of model.complete(request)) {
        expect(event.type).toBe('text');
        for (const pid of await usersOf(folder, 'endless')) process.kill(pid, 'SIGKILL');
      }
    };
    await expect(kill()).rejects.toMatchObject({ fault: 'unreachable' });
    expect((await readAnswer(model.complete(modelRequest({ maxTokens: 4 })))).text).toBe('天气很好');
    await removeModelFile(folder, 'endless');
    expect((await readAnswer(model.complete(modelRequest({ maxTokens: 4 })))).text).toBe('天气很好');
    await expect(kill()).rejects.toMatchObject({ fault: 'unreachable' });
    await expect(readAnswer(model.complete(modelRequest()))).rejects.toMatchObject({ fault: 'refused' });
  });

  it('refuses files that are not models, and logs no text', async () => {
    for (const name of ['page', 'empty', '../recite']) {
      const model = await open(name);
      await expect(readAnswer(model.complete(modelRequest()))).rejects.toMatchObject({ fault: 'refused' });
    }
    expect(lines()).toContainEqual(
      expect.objectContaining({ msg: 'a text model was loaded', model: 'recite' }),
    );
    expect(logged()).not.toContain('天气');
  });
});
