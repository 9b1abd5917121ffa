import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { type Figure, figure, quantile } from './figure.ts';
import { languagePack } from './language-pack.ts';

const length = 500;
const requests = 100;

/** Number of starts after which the first check is timed. */
const starts = 5;
const busyRequests = 40;

const essays = [
  ['English', 'en-essay.md'],
  ['Chinese', 'zh-essay.md'],
] as const;

/**
 * Latency of `POST /api/correct` for 500 new characters over HTTP, sequentially: directly after a start, on a
 * warm server, and while other processes occupy every processor.
 */
export async function measureCorrect(postgres: string): Promise<readonly Figure[]> {
  const settings = { LANGPACK_DIR: join(languagePack, '..'), TRUSTED_PROXIES: '127.0.0.1' };
  await using server = await startServer({ postgres, settings });
  const figures: Figure[] = [];
  for (const [name, file] of essays) figures.push(...(await measureUp(server, name, file)));
  for (const [name, file] of essays) figures.push(...(await measureBusy(server, name, file)));
  for (const [name, file] of essays) figures.push(await measureCold(server, name, file));
  return figures;
}

async function measureUp(server: ServerProcess, name: string, file: string): Promise<readonly Figure[]> {
  const times: number[] = [];
  // The first request also loads modules that are imported lazily.
  for (const text of readPieces(file)) times.push(await timeCorrect(server.url, text));
  const [first = Number.NaN, ...others] = times;
  return [
    figure(`/api/correct, 500 characters of ${name}: first`, first, 'ms'),
    figure(`/api/correct, 500 characters of ${name}: p50`, quantile(others, 0.5), 'ms'),
    figure(`/api/correct, 500 characters of ${name}: p95`, quantile(others, 0.95), 'ms', { atMost: 800 }),
  ];
}

/** Measures the same while twice as many busy processes as processors run. */
async function measureBusy(server: ServerProcess, name: string, file: string): Promise<readonly Figure[]> {
  const spinning = Array.from({ length: availableParallelism() * 2 }, spin);
  try {
    await pause(1000);
    const times: number[] = [];
    for (const text of readPieces(file).slice(-busyRequests))
      times.push(await timeCorrect(server.url, `${text}!`));
    return [
      figure(`the same of ${name}, every processor busy: p50`, quantile(times, 0.5), 'ms'),
      figure(`the same of ${name}, every processor busy: p95`, quantile(times, 0.95), 'ms', { atMost: 2000 }),
    ];
  } finally {
    for (const process of spinning) process.kill('SIGKILL');
  }
}

function spin(): ChildProcess {
  return spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
}

/** Returns the slowest of several first checks, each sent as soon as a newly started server is ready. */
async function measureCold(server: ServerProcess, name: string, file: string): Promise<Figure> {
  const times: number[] = [];
  for (const text of readPieces(file).slice(0, starts)) {
    await server.stop();
    await server.restart();
    times.push(await timeCorrect(server.url, text));
  }
  return figure(`first check after a start, ${name}: slowest of ${starts}`, Math.max(...times), 'ms', {
    atMost: 800,
  });
}

function readPieces(file: string): string[] {
  return piecesOf(readFileSync(join(import.meta.dirname, '../texts', file), 'utf8'));
}

/** Returns excerpts that start at arbitrary positions, so that hardly any sentence at their edges is cached. */
function piecesOf(text: string): string[] {
  const starts = Array.from({ length: requests + 1 }, (_, i) => (i * 977) % (text.length - length));
  return starts.map((start, i) => `${text.slice(start, start + length - 4)} ${i}.`);
}

let callers = 0;

/** Sends a text from a separate address, because requests are rate-limited by address. */
async function timeCorrect(url: string, text: string): Promise<number> {
  callers++;
  const address = `198.18.${callers >> 8}.${callers & 255}`;
  const begin = performance.now();
  const response = await fetch(`${url}/api/correct`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, 'x-forwarded-for': address },
    body: JSON.stringify({ text }),
  });
  if (!response.ok) throw new Error(`/api/correct answered ${response.status}: ${await response.text()}`);
  await response.json();
  return performance.now() - begin;
}
