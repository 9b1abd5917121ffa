import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { continueText } from '@inkstone/contracts/generation/continue';
import { createAccount, openTestSession } from '../../apps/server/src/modules/accounts/testing.ts';
import type { TestClient } from '../../apps/server/src/testing/client.ts';
import { createTestServer, type TestServer } from '../../apps/server/src/testing/server.ts';
import { oneTextModel } from '../../apps/server/src/testing/text-model/in-process-model.ts';
import { type Figure, figure, quantile } from './figure.ts';

const few = 50;
const many = 500;
const megabyte = 1024 * 1024;

/** Returns the time of this machine in ms, comparable between processes. */
const now = () => performance.timeOrigin + performance.now();

/**
 * Measures the delay that the gateway adds to the first text of a model with 50 concurrent answers, the cost of 500, and how
 * soon the model is released after a stop, in the gateway and by a caller over HTTP. The model is a separate process; it
 * writes three characters every 30 ms.
 */
export async function measureModels(): Promise<readonly Figure[]> {
  const child = fork(join(import.meta.dirname, 'scripted-model.ts'), { execArgv: process.execArgv });
  const [{ url }] = await once(child, 'message');
  const services = [{ url: String(url), key: null, model: 'scripted' }];
  const server = await createTestServer({ config: { textModels: { ...oneTextModel(), services } } });
  try {
    await readAll(server, few);
    const first = await readAll(server, few);
    const released = watchReleases(child);
    const stops = await stopAll((signal) => readTexts(generate(server, signal)), released, few);
    const remote = await stopAll(await continuations(server), released, few);
    const loop = monitorEventLoopDelay({ resolution: 5 });
    const before = process.memoryUsage().rss;
    loop.enable();
    const crowd = await readAll(server, many);
    loop.disable();
    const memory = process.memoryUsage().rss - before;
    return [
      figure(`first text after the model's own, ${few} at once, p95`, quantile(first, 0.95), 'ms', {
        atMost: 100,
      }),
      figure('stop to release of the model, p95', quantile(stops, 0.95), 'ms', { atMost: 200 }),
      figure('the same by a caller over HTTP, p95', quantile(remote, 0.95), 'ms', { atMost: 200 }),
      figure(`first text after the model's own, ${many} at once, p95`, quantile(crowd, 0.95), 'ms'),
      figure(`memory of ${many} answers at once`, memory / megabyte, 'MB'),
      figure(`loop delay with ${many} answers at once, p99`, loop.percentile(99) / 1e6, 'ms'),
    ];
  } finally {
    await server.close();
    child.disconnect();
  }
}

function generate({ deps }: TestServer, signal: AbortSignal) {
  const messages = [{ role: 'user' as const, content: '请续写。' }];
  const request = { messages, maxTokens: 2000, temperature: 0, signal, accountId: null };
  return deps.textModels.generate('continue', request);
}

/** Reads concurrent answers; returns the delay from the model to the arrival of each first text, in ms. */
async function readAll(server: TestServer, count: number): Promise<number[]> {
  const { signal } = new AbortController();
  const read = async () => {
    let text = '';
    let arrived = 0;
    for await (const event of generate(server, signal)) {
      arrived ||= now();
      text += event.type === 'text' ? event.text : '';
    }
    return arrived - Number(text.split('|')[0]);
  };
  return Promise.all(Array.from({ length: count }, read));
}

type Texts = AsyncIterable<string>;

async function* readTexts(events: AsyncIterable<{ readonly type: string; readonly text?: string }>): Texts {
  for await (const event of events) if (event.type === 'text') yield event.text ?? '';
}

/** Creates continuations over HTTP, for accounts that have not reached a rate limit. */
async function continuations(server: TestServer): Promise<(signal: AbortSignal) => Texts> {
  const people: TestClient[] = [];
  for (let at = 0; at < 10; at++) {
    const { accountId } = await createAccount(server.deps);
    people.push(server.as(await openTestSession(server.deps, { accountId })));
  }
  let turn = 0;
  return (signal) => {
    const person = people[turn++ % people.length] as TestClient;
    return readTexts(person.stream(continueText, { before: '今天天气很好。' }, signal));
  };
}

/** Records when connections of the model were closed, by the start time of their answer. */
function watchReleases(child: ChildProcess): ReadonlyMap<string, number> {
  const closings = new Map<string, number>();
  child.on('message', (message: unknown) => {
    const { begun, closedAt } = Object(message);
    closings.set(String(begun), Number(closedAt));
  });
  return closings;
}

/** Stops answers after their first text; returns how long the model continued, in ms. */
async function stopAll(
  begin: (signal: AbortSignal) => Texts,
  closings: ReadonlyMap<string, number>,
  count: number,
): Promise<number[]> {
  const taken: number[] = [];
  for (let round = 0; round < count; round++) {
    const stop = new AbortController();
    let text = '';
    let stopped = 0;
    try {
      for await (const piece of begin(stop.signal)) {
        text += piece;
        if (!text.includes('|') || stopped > 0) continue;
        stopped = now();
        stop.abort();
      }
    } catch (error) {
      if (stopped === 0) throw error;
    }
    const begun = text.split('|')[0] ?? '';
    for (let wait = 0; !closings.has(begun) && wait < 1000; wait++) await pause(5);
    if (!closings.has(begun)) throw new Error('A connection was not closed');
    taken.push((closings.get(begun) ?? 0) - stopped);
  }
  return taken;
}
