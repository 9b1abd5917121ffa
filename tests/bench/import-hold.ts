import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '../support/server-process.ts';
import { type Figure, figure } from './figure.ts';
import { seedReaders } from './seed-readers.ts';

const megabytes = 5;
const pollInterval = 20;
const maxWait = 120_000;
const line = '墨以烟为骨，以胶为肉，骨肉相称，然后可以言墨。Good ink is base slowly, with little water.\n';

/** Measures how long the server is blocked while a large text is imported and indexed for search. */
export async function measureImportHold(postgres: string): Promise<readonly Figure[]> {
  await using server = await startServer({ postgres, settings: { LOG_LEVEL: 'warn' } });
  if (server.databaseUrl === null) throw new Error('The seed needs PostgreSQL');
  const [reader] = await seedReaders(server.databaseUrl, 1);
  const headers = { cookie: reader?.cookie ?? '', 'content-type': 'application/json', origin: server.url };
  const text = Buffer.from(line.repeat((megabytes * 1024 * 1024) / Buffer.byteLength(line)));
  const body = JSON.stringify({ name: '墨.txt', base64: text.toString('base64') });

  const began = performance.now();
  const [longestPause, took] = await whilePolling(server.url, async () => {
    const response = await fetch(`${server.url}/api/document/import`, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(`The import was refused: ${response.status} ${await response.text()}`);
    return performance.now() - began;
  });
  const [longestIndexing] = await whilePolling(server.url, () => isIndexed(server.url, headers));
  return [
    figure(`import of a ${megabytes} MB txt`, took, 'ms'),
    figure(`longest hold of the event loop during an import of a ${megabytes} MB txt`, longestPause, 'ms'),
    figure('longest hold while it is read for search', longestIndexing, 'ms'),
  ];
}

/** Runs an action and returns the slowest response of /healthz meanwhile. */
async function whilePolling<T>(url: string, work: () => Promise<T>): Promise<readonly [longest: number, T]> {
  const times: number[] = [];
  const working = work();
  let isDone = false;
  const done = working.finally(() => {
    isDone = true;
  });
  const polling = (async () => {
    while (!isDone) {
      const sentAt = performance.now();
      await (await fetch(`${url}/healthz`)).arrayBuffer();
      times.push(performance.now() - sentAt);
      await pause(pollInterval);
    }
  })();
  const [result] = await Promise.all([done, polling]);
  return [Math.max(...times), result];
}

/** Waits until all texts of the account are indexed. */
async function isIndexed(url: string, headers: Record<string, string>): Promise<void> {
  const search = `${url}/api/document/search?query=${encodeURIComponent('骨肉相称')}`;
  const until = performance.now() + maxWait;
  while (performance.now() < until) {
    const response = await fetch(search, { headers });
    const { data } = (await response.json()) as { data?: { isComplete?: boolean } };
    if (data?.isComplete === true) return;
    await pause(1000);
  }
  throw new Error('The text was not read for search in time');
}
