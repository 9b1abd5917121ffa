import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { startServer } from '../support/server-process.ts';
import { type Figure, figure, quantile } from './figure.ts';
import { type Load, type LoadRequest, putUnderLoad } from './load.ts';
import { type Reader, seedReaders } from './seed-readers.ts';

/** One server and what is asked of it. */
interface Target {
  readonly url: string;
  readonly requests: readonly LoadRequest[];
}

/** How often the two are measured one after the other: often and shortly, for a median that noise does not move. */
const turns = 15;

/** A signed-in read and the home page, the read beside a bare endpoint over the same query. */
export async function measureReads(postgres: string): Promise<readonly Figure[]> {
  await using server = await startServer({ postgres, settings: { LOG_LEVEL: 'warn' } });
  if (server.databaseUrl === null) throw new Error('The comparison needs PostgreSQL');
  const readers = await seedReaders(server.databaseUrl, 800);
  await using bareServer = await startBare(server.databaseUrl);

  const bare: Target = { url: bareServer.url, requests: readers.map(bareRead) };
  const ours: Target = { url: server.url, requests: readers.map(signedInRead) };
  const pairs = await measureInTurns(bare, ours);
  await putUnderLoad(server.url, homePages, 3);
  const home = await putUnderLoad(server.url, homePages, 8);
  return [
    figure(
      'bare endpoint, same query',
      median(pairs, ([bare]) => bare.perSecond),
      'req/s',
    ),
    figure(
      'bare endpoint, p99',
      median(pairs, ([bare]) => bare.p99Ms),
      'ms',
    ),
    figure(
      'signed-in read',
      median(pairs, ([, ours]) => ours.perSecond),
      'req/s',
    ),
    figure(
      'signed-in read, p99',
      median(pairs, ([, ours]) => ours.p99Ms),
      'ms',
    ),
    figure(
      'signed-in read against bare',
      median(pairs, ([bare, ours]) => (100 * ours.perSecond) / bare.perSecond),
      '%',
      { atLeast: 60 },
    ),
    figure('home pages', home.perSecond, 'pages/s'),
    figure('home pages, p99', home.p99Ms, 'ms'),
  ];
}

const homePages: readonly LoadRequest[] = [{ path: '/zh' }, { path: '/en' }];
const bareRead = ({ accountId, documentId }: Reader): LoadRequest => ({
  path: `/bare?account=${accountId}&id=${documentId}`,
});
const signedInRead = ({ documentId, cookie }: Reader): LoadRequest => ({
  path: `/api/document/get?id=${documentId}`,
  headers: { cookie },
});

/**
 * Measures two servers in turn, both up all the time: what slows the machine for a while slows both, and the
 * ratio of one turn stays true.
 */
async function measureInTurns(a: Target, b: Target): Promise<readonly (readonly [Load, Load])[]> {
  for (const { url, requests } of [a, b]) await putUnderLoad(url, requests, 3);
  const pairs: [Load, Load][] = [];
  for (let turn = 0; turn < turns; turn++) {
    pairs.push([await putUnderLoad(a.url, a.requests, 1), await putUnderLoad(b.url, b.requests, 1)]);
  }
  return pairs;
}

function median<T>(samples: readonly T[], pick: (sample: T) => number): number {
  return quantile(samples.map(pick), 0.5);
}

async function startBare(databaseUrl: string): Promise<AsyncDisposable & { readonly url: string }> {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, 'bare-endpoint.ts')], {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const [port] = await once(child.stdout, 'data');
  return {
    url: `http://127.0.0.1:${String(port).trim()}`,
    [Symbol.asyncDispose]: async () => {
      child.kill();
      await gone;
    },
  };
}
