import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { AppError } from '@inkstone/contracts';
import { continueText } from '@inkstone/contracts/generation/continue';
import { chromium, type Page } from '@playwright/test';
import { createTestClient, type TestClient } from '../../apps/server/src/testing/client.ts';
import { chromiumLaunch } from '../support/browser.ts';
import { phrasesOf } from '../support/phrases.ts';
import { buy } from '../support/purchases.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { signUp } from '../support/sign-up.ts';
import { type Figure, figure, quantile } from './figure.ts';
import { seedPeople } from './seed-people.ts';

const streams = 50;
const answers = 40;
const phrase = phrasesOf('zh');

/**
 * Measures the delay from the model's first character until the chat page has painted it, with 50 concurrent answers on one
 * server. The model is a separate process, whose answers begin with the time.
 */
export async function measureFirstText(postgres: string): Promise<readonly Figure[]> {
  const model = fork(join(import.meta.dirname, 'scripted-model.ts'), { execArgv: process.execArgv });
  const browser = await chromium.launch(chromiumLaunch);
  const stop = new AbortController();
  try {
    await using server = await startServer({ postgres, settings: await settingsFor(model) });
    const reader = await signUp(server.url);
    await buy(reader, 'words_1m');
    const crowd = await members(server);
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN' });
    await context.addCookies([...reader.cookies].map(([name, value]) => ({ name, value, url: server.url })));
    const page = await context.newPage();
    await openChat(page, server.url);
    const read = crowd.map((person) => readOn(person, stop.signal));
    const taken = await requestAndMeasure(page);
    stop.abort();
    const pieces = (await Promise.all(read)).reduce((sum, count) => sum + count, 0);
    return [
      figure(
        `first text in the page after the model's own, ${streams} at once, p50`,
        quantile(taken, 0.5),
        'ms',
      ),
      figure(
        `first text in the page after the model's own, ${streams} at once, p95`,
        quantile(taken, 0.95),
        'ms',
        {
          atMost: 100,
        },
      ),
      figure('pieces of text that the others got meanwhile', pieces, ''),
    ];
  } finally {
    stop.abort();
    await browser.close();
    model.disconnect();
  }
}

async function settingsFor(model: ChildProcess): Promise<Record<string, string>> {
  const [{ url }] = await once(model, 'message');
  return { SIMULATOR: 'on', TEXT_MODEL_URL: String(url), TEXT_MODEL_NAME: 'scripted' };
}

/** Creates an account for each other stream, so that none reaches a limit of requests or words. */
async function members({ url, databaseUrl, dataDir }: ServerProcess): Promise<readonly TestClient[]> {
  const people: TestClient[] = [];
  for (const { token } of await seedPeople({ databaseUrl, dataDir }, streams - 1)) {
    const person = createTestClient(url);
    person.cookies.set('TOKEN', token);
    await buy(person, 'month_vvip');
    people.push(person);
  }
  return people;
}

/** Requests continuations sequentially; returns how many pieces of text arrived. */
async function readOn(person: TestClient, signal: AbortSignal): Promise<number> {
  let pieces = 0;
  while (!signal.aborted) {
    try {
      for await (const _ of person.stream(continueText, { before: '今天天气很好。' }, signal)) pieces++;
    } catch (error) {
      // The scripted model repeats itself, so the gateway ends its answer.
      const isEnded = error instanceof AppError && error.code === 'model_cut';
      if (!signal.aborted && !isEnded) throw error;
    }
  }
  return pieces;
}

async function openChat(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/zh/app/chat`);
  await page.getByRole('textbox', { name: phrase('generation.question') }).waitFor();
}

/** Asks questions sequentially; returns the delay from the model to the paint of each answer, in ms. */
async function requestAndMeasure(page: Page): Promise<number[]> {
  const taken: number[] = [];
  const field = page.getByRole('textbox', { name: phrase('generation.question') });
  for (let question = 0; question < answers; question++) {
    await field.fill(`第 ${question} 问`);
    const painted = page.evaluate(watchAnswer);
    await field.press('Enter');
    const { at, begun } = await painted;
    taken.push(at - begun);
    await page.getByRole('button', { name: phrase('generation.stop') }).click();
    await page.getByRole('button', { name: phrase('generation.stop') }).waitFor({ state: 'detached' });
  }
  return taken;
}

/** Runs in the page: returns when the first text of the next answer was painted, and when the model wrote it, in ms. */
function watchAnswer(): Promise<{ readonly at: number; readonly begun: number }> {
  const answer = () => document.querySelector('main li[aria-busy=true]')?.textContent ?? '';
  let at: number | null = null;
  return new Promise((resolve) => {
    const check = () => {
      if (at === null && /^\d/.test(answer())) {
        at = Number.NaN;
        requestAnimationFrame(() => {
          setTimeout(() => {
            at = performance.timeOrigin + performance.now();
          });
        });
      }
      const begun = /^([\d.]+)\|/.exec(answer())?.[1];
      if (at === null || Number.isNaN(at) || begun === undefined) return;
      observer.disconnect();
      resolve({ at, begun: Number(begun) });
    };
    const observer = new MutationObserver(check);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
