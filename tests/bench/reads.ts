import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { startServer } from '../support/server-process.ts';
import { type Figure, figure } from './figure.ts';
import { putUnderLoad } from './load.ts';
import { type Reader, seedReaders } from './seed-readers.ts';

/** A signed-in read and the home page, the read beside a bare endpoint over the same query. */
export async function measureReads(postgres: string): Promise<readonly Figure[]> {
  await using server = await startServer({ postgres, settings: { LOG_LEVEL: 'warn' } });
  if (server.databaseUrl === null) throw new Error('The comparison needs PostgreSQL');
  const readers = await seedReaders(server.databaseUrl, 800);

  const bare = await measureBare(server.databaseUrl, readers);
  const ours = await putUnderLoad(
    server.url,
    readers.map(({ documentId, cookie }) => ({
      path: `/api/document/get?id=${documentId}`,
      headers: { cookie },
    })),
  );
  const home = await putUnderLoad(server.url, [{ path: '/zh' }, { path: '/en' }]);
  return [
    figure('bare endpoint, same query', bare.perSecond, 'req/s'),
    figure('bare endpoint, p99', bare.p99Ms, 'ms'),
    figure('signed-in read', ours.perSecond, 'req/s'),
    figure('signed-in read, p99', ours.p99Ms, 'ms'),
    figure('signed-in read against bare', (100 * ours.perSecond) / bare.perSecond, '%', { atLeast: 60 }),
    figure('home pages', home.perSecond, 'pages/s'),
    figure('home pages, p99', home.p99Ms, 'ms'),
  ];
}

async function measureBare(databaseUrl: string, readers: readonly Reader[]) {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, 'bare-endpoint.ts')], {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  try {
    const [port] = await once(child.stdout, 'data');
    return await putUnderLoad(
      `http://127.0.0.1:${String(port).trim()}`,
      readers.map(({ accountId, documentId }) => ({ path: `/bare?account=${accountId}&id=${documentId}` })),
    );
  } finally {
    child.kill();
    await gone;
  }
}
