import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { modelFolderOf, pathOfModel } from '../../apps/server/src/platform/model-files/model-folder.ts';
import type { ModelMessage, TextModel } from '../../apps/server/src/ports/text-model.ts';
import { HttpTextModel } from '../../apps/server/src/providers/text-models/http/http-model.ts';
import { openLocalModels } from '../../apps/server/src/providers/text-models/local/open-local-models.ts';
import { captureLog } from '../../apps/server/src/testing/captured-log.ts';
import { testConfig } from '../../apps/server/src/testing/config.ts';
import { addonForTests } from '../../apps/server/src/testing/text-model/addon.ts';
import { modelRequest } from '../../apps/server/src/testing/text-model/describe-text-model.ts';
import { writeRecitingModel } from '../../apps/server/src/testing/text-model/gguf.ts';
import { findLlamaServer, startLlamaServer } from '../../apps/server/src/testing/text-model/llama-server.ts';
import { type Figure, figure, quantile } from './figure.ts';

const rounds = 40;
const contextTokens = 4096;
const clocks = { first: 120_000, idle: 60_000, total: 120_000 };
const question: readonly ModelMessage[] = [{ role: 'user', content: '问' }];
/** A question of about a thousand tokens, which have to be read before the first token is written. */
const longQuestion = (round: number): readonly ModelMessage[] => [
  { role: 'user', content: `${round}${'墨'.repeat(330)}` },
];

/**
 * Measures how soon after a stop a model that generates one answer at a time begins the next one, which is an upper bound of
 * the time until it is free. Uses the library on this machine, and a `llama-server` if one is found; the model is tiny.
 */
export async function measureStops(): Promise<readonly Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'inkstone-stops-'));
  const folder = modelFolderOf(dataDir);
  const file = pathOfModel(folder, 'endless');
  await mkdir(folder);
  await writeFile(
    file,
    writeRecitingModel({ pieces: [...'天气很好，'], isEndless: true, contextLength: contextTokens }),
  );
  const program = findLlamaServer();
  try {
    return [
      ...(await measureLibrary(dataDir)),
      ...(program === null ? [] : await measureLlamaServer(program, file)),
    ];
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

async function measureLibrary(dataDir: string): Promise<readonly Figure[]> {
  const config = testConfig({ dataDir });
  const localModels = { ...config.localModels, slots: 1, contextTokens };
  const { log } = captureLog();
  const addon = await addonForTests();
  const models = await openLocalModels({ config: { ...config, localModels }, log, addon });
  if (!models) throw new Error('The add-on is not installed.');
  return measureModel('the library', models.open('endless', clocks), { atMost: 200 });
}

async function measureLlamaServer(program: string, file: string): Promise<readonly Figure[]> {
  await using server = await startLlamaServer(program, file, { slots: 1, contextTokens });
  return await measureModel(
    'llama-server',
    new HttpTextModel({ url: server.url, key: null, model: 'endless', clocks }),
  );
}

async function measureModel(
  name: string,
  model: TextModel,
  readingAim?: { readonly atMost: number },
): Promise<readonly Figure[]> {
  try {
    await beginNext(model);
    const idle: number[] = [];
    const writing: number[] = [];
    const reading: number[] = [];
    for (let round = 0; round < rounds; round++) {
      idle.push(await beginNext(model));
      writing.push(await stopThenNext(model, question, true));
      reading.push(await stopThenNext(model, longQuestion(round), false));
    }
    return [
      figure(`${name}: first text of an idle model, p95`, quantile(idle, 0.95), 'ms'),
      figure(`${name}: stop while it writes, to the next text, p95`, quantile(writing, 0.95), 'ms', {
        atMost: 200,
      }),
      figure(
        `${name}: stop while it reads, to the next text, p95`,
        quantile(reading, 0.95),
        'ms',
        readingAim,
      ),
      figure(`${name}: the longest of both`, Math.max(...writing, ...reading), 'ms'),
    ];
  } finally {
    await model.close();
  }
}

/** Requests an answer of one token; returns the time until it arrives, in ms. */
async function beginNext(model: TextModel): Promise<number> {
  const begun = performance.now();
  for await (const { type } of model.complete(modelRequest({ messages: question, maxTokens: 1 })))
    if (type === 'text') return performance.now() - begun;
  throw new Error('The answer had no text');
}

/** Stops an answer, after its first text or while its prompt is read; returns the time until the next one begins, in ms. */
async function stopThenNext(
  model: TextModel,
  messages: readonly ModelMessage[],
  afterText: boolean,
): Promise<number> {
  const stop = new AbortController();
  let stopped = 0;
  const halt = () => {
    stopped ||= performance.now();
    stop.abort(new Error('stopped'));
  };
  const timer = afterText ? null : setTimeout(halt, 20);
  try {
    for await (const { type } of model.complete(
      modelRequest({ messages, maxTokens: 1000, signal: stop.signal }),
    ))
      if (type === 'text' && afterText) halt();
  } catch (error) {
    if (stopped === 0) throw error;
  } finally {
    if (timer) clearTimeout(timer);
  }
  if (stopped === 0) throw new Error('The answer ended before it was stopped');
  await beginNext(model);
  return performance.now() - stopped;
}
