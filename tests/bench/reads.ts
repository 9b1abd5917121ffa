import { startServer } from '../support/server-process.ts';
import { startBare } from './bare-process.ts';
import { type Figure, figure } from './figure.ts';
import { measureInTurns, median, type Target } from './in-turns.ts';
import { type LoadRequest, putUnderLoad } from './load.ts';
import { processorTime } from './processor-time.ts';
import { type Reader, seedReaders } from './seed-readers.ts';

/** Measures a signed-in read, compared with a bare endpoint with the same query, and the home page. */
export async function measureReads(postgres: string): Promise<readonly Figure[]> {
  await using server = await startServer({ postgres, settings: { LOG_LEVEL: 'warn' } });
  if (server.databaseUrl === null) throw new Error('The comparison needs PostgreSQL');
  const readers = await seedReaders(server.databaseUrl, 800);
  await using bareServer = await startBare('bare-endpoint.ts', { DATABASE_URL: server.databaseUrl });

  const bare: Target = { url: bareServer.url, requests: readers.map(bareRead) };
  const ours: Target = { url: server.url, requests: readers.map(signedInRead) };
  const pairs = await measureInTurns(bare, ours);
  const bareTime = await timeOfRequest(bare, bareServer.pid);
  const ourTime = await timeOfRequest(ours, server.pid);
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
    figure('bare endpoint, processor time of its process', bareTime, 'µs'),
    figure('signed-in read, processor time of its process', ourTime, 'µs'),
    figure('home pages', home.perSecond, 'pages/s'),
    figure('home pages, p99', home.p99Ms, 'ms'),
  ];
}

/** Returns the processor time that a process spends on one request, in µs; on a busy machine it varies less than the speed. */
async function timeOfRequest({ url, requests }: Target, pid: number): Promise<number> {
  const seconds = 8;
  const before = processorTime(pid);
  const { perSecond } = await putUnderLoad(url, requests, seconds);
  return ((processorTime(pid) - before) / (perSecond * seconds)) * 1e6;
}

const homePages: readonly LoadRequest[] = [{ path: '/zh' }, { path: '/en' }];
const bareRead = ({ accountId, documentId }: Reader): LoadRequest => ({
  path: `/bare?account=${accountId}&id=${documentId}`,
});
const signedInRead = ({ documentId, cookie }: Reader): LoadRequest => ({
  path: `/api/document/get?id=${documentId}`,
  headers: { cookie },
});
