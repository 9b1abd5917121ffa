import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '../support/server-process.ts';
import { type Figure, figure, quantile } from './figure.ts';

const length = 500;
const requests = 100;

/** How long `POST /api/correct` takes for 500 characters nobody has sent before, over HTTP, one after the other. */
export async function measureCorrect(postgres: string): Promise<readonly Figure[]> {
  await using server = await startServer({ postgres });
  const figures: Figure[] = [];
  for (const [name, file] of [
    ['English', 'en-essay.md'],
    ['Chinese', 'zh-essay.md'],
  ] as const) {
    const pieces = piecesOf(readFileSync(join(import.meta.dirname, '../texts', file), 'utf8'));
    const times: number[] = [];
    // The first loads what is loaded only when somebody needs it.
    for (const text of pieces.slice(0, requests + 1)) times.push(await timeCorrect(server.url, text));
    const [first = Number.NaN, ...others] = times;
    figures.push(
      figure(`/api/correct, 500 characters of ${name}: first`, first, 'ms'),
      figure(`/api/correct, 500 characters of ${name}: p50`, quantile(others, 0.5), 'ms'),
      figure(`/api/correct, 500 characters of ${name}: p95`, quantile(others, 0.95), 'ms', { atMost: 800 }),
    );
  }
  return figures;
}

/** Pieces that begin everywhere in the text, so that hardly a sentence at their edges is known already. */
function piecesOf(text: string): string[] {
  const starts = Array.from({ length: requests + 1 }, (_, i) => (i * 977) % (text.length - length));
  return starts.map((start, i) => `${text.slice(start, start + length - 4)} ${i}.`);
}

async function timeCorrect(url: string, text: string): Promise<number> {
  const begin = performance.now();
  const response = await fetch(`${url}/api/correct`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ text }),
  });
  if (!response.ok) throw new Error(`/api/correct answered ${response.status}: ${await response.text()}`);
  await response.json();
  return performance.now() - begin;
}
