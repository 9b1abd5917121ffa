import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { correctText } from '@inkstone/contracts/assist';
import { createClient } from '@redis/client';
import { type Cluster, startCluster } from '../support/cluster.ts';
import { createTestingDatabase } from '../support/testing-database.ts';
import { runFanOut, runProgram } from './fan-out.ts';
import { type Figure, figure } from './figure.ts';
import { putUnderLoad } from './load.ts';
import { databaseTime, processorTime } from './processor-time.ts';
import { type Reader, seedReaders } from './seed-readers.ts';

const redis = process.env.TEST_REDIS_URL;
const accounts = 800;
const checks = 200;
const workerProgram = join(
  import.meta.dirname,
  '../../apps/server/src/modules/documents/search/testing/bench-worker.ts',
);

/** 200 writers, each with one edit per second. */
const typing = { documents: 100, rate: 1 };
const editsPerSecond = typing.documents * 2 * typing.rate;

/**
 * Measures the cost of one process of each role, as used in docs/scale.md: processor time of a signed-in read with and
 * without Redis and of a check, Redis' processor time and commands for a read, the cost of edits and open documents in a
 * sync process, and the work of a worker on an edited document.
 */
export async function measureRoles(postgres: string, isBuilt = true): Promise<readonly Figure[]> {
  if (!redis) throw new Error('TEST_REDIS_URL names no Redis; script/bench starts one.');
  const figures: Figure[] = [];
  for (const withRedis of [null, redis]) {
    await using cluster = await startCluster({ postgres, redis: withRedis, isBuilt });
    const readers = await seedReaders(cluster.databaseUrl, accounts);
    figures.push(...(await measureReads(cluster, readers, withRedis)));
    if (withRedis === null) figures.push(...(await measureChecks(cluster, readers)));
  }
  return [...figures, ...(await measureSync(postgres)), ...(await measureWorker(postgres))];
}

async function measureReads(
  { web: [web], databaseUrl }: Cluster,
  readers: readonly Reader[],
  redisUrl: string | null,
): Promise<readonly Figure[]> {
  const url = `http://localhost:${web.port}`;
  const requests = readers.map(({ documentId, cookie }) => ({
    path: `/api/document/get?id=${documentId}`,
    headers: { cookie },
  }));
  await putUnderLoad(url, requests, 5);
  const measure = async () => ({
    cpu: processorTime(web.pid),
    redis: await readRedis(redisUrl),
    database: await databaseTime(databaseUrl),
  });
  const before = await measure();
  const seconds = 10;
  const { perSecond, p99Ms } = await putUnderLoad(url, requests, seconds);
  const after = await measure();
  const reads = perSecond * seconds;
  const how = redisUrl === null ? 'without Redis' : 'with Redis';
  const own = [
    figure(`signed-in read ${how}`, perSecond, 'req/s'),
    figure(`signed-in read ${how}, p99`, p99Ms, 'ms'),
    figure(`signed-in read ${how}, time of the web process`, ((after.cpu - before.cpu) / reads) * 1e6, 'µs'),
    figure(
      `signed-in read ${how}, time of PostgreSQL`,
      ((after.database - before.database) / reads) * 1e6,
      'µs',
    ),
  ];
  if (!before.redis || !after.redis) return own;
  return [
    ...own,
    figure('Redis, time for a read', ((after.redis.cpu - before.redis.cpu) / reads) * 1e6, 'µs'),
    figure('Redis, commands for a read', (after.redis.commands - before.redis.commands) / reads, ''),
  ];
}

/** Measures checks sequentially, without queueing. As while typing, most sentences of a text are cached. */
async function measureChecks(
  { web: [web] }: Cluster,
  readers: readonly Reader[],
): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [name, file] of [
    ['English', 'en-essay.md'],
    ['Chinese', 'zh-essay.md'],
  ] as const) {
    const essay = readFileSync(join(import.meta.dirname, '../texts', file), 'utf8').replace(/\s+/g, ' ');
    const check = async (i: number) => {
      const from = (i * 137) % (essay.length - 500);
      const response = await fetch(`http://localhost:${web.port}${correctText.path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          cookie: readers[i % readers.length]?.cookie ?? '',
        },
        body: JSON.stringify({ text: `${i} ${essay.slice(from, from + 500)}` }),
      });
      if (!response.ok) throw new Error(await response.text());
    };
    for (let i = 0; i < 40; i++) await check(i);
    const before = processorTime(web.pid);
    for (let i = 40; i < 40 + checks; i++) await check(i);
    const used = processorTime(web.pid) - before;
    figures.push(
      figure(
        `check of 500 characters of ${name}, most sentences known, time of the web process`,
        (used / checks) * 1000,
        'ms',
      ),
    );
  }
  return figures;
}

/** Measures a sync process on both engines. The embedded database runs in the process and is included. */
async function measureSync(postgres: string): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const engine of ['PostgreSQL', 'embedded'] as const) {
    const { lost, usage } = await runFanOut(postgres, engine, 'inkstone', { ...typing, seconds: 20 });
    figures.push(
      figure(`edit, time of the sync process, ${engine}`, (usage.cpuPercent * 1e4) / editsPerSecond, 'µs'),
      figure(
        `open document with two sockets, memory of the sync process, ${engine}`,
        usage.kbPerOpenDocument,
        'KB',
      ),
      figure(`edits that did not arrive, ${engine}`, lost, '', { atMost: 0 }),
    );
  }
  return [...figures, await measureDatabaseOfEdits(postgres)];
}

/**
 * Returns the processor time of the database per edit: the difference of two runs of different length on one database, because
 * each run also opens the documents.
 */
async function measureDatabaseOfEdits(postgres: string): Promise<Figure> {
  const database = await createTestingDatabase(postgres);
  try {
    const timeOf = async (seconds: number) => {
      const before = await databaseTime(postgres);
      await runProgram(database.url, 'inkstone', { ...typing, seconds });
      return (await databaseTime(postgres)) - before;
    };
    // The first run also creates the tables.
    await timeOf(1);
    const [short, long] = [await timeOf(5), await timeOf(35)];
    return figure('edit, time of PostgreSQL', ((long - short) * 1e6) / (30 * editsPerSecond), 'µs');
  } finally {
    await database.drop();
  }
}

/** Measures a worker in a separate process, which is measured as a whole. */
async function measureWorker(postgres: string): Promise<readonly Figure[]> {
  const env = { ...process.env, TEST_DATABASE_URL: postgres };
  const { stdout } = await promisify(execFile)(process.execPath, [workerProgram], { env, timeout: 600_000 });
  const { indexMs, compactMs } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  return [
    figure('document of 3,000 characters indexed for search, time of the worker', indexMs, 'ms'),
    figure('600 edits of a document compacted, time of the worker', compactMs, 'ms'),
  ];
}

/** Returns the totals of Redis: processor time in seconds, and commands. */
async function readRedis(
  url: string | null,
): Promise<{ readonly cpu: number; readonly commands: number } | null> {
  if (url === null) return null;
  const client = createClient({ url });
  await client.connect();
  const info = await client.info();
  client.destroy();
  const read = (name: string) => Number(new RegExp(`^${name}:([\\d.]+)`, 'm').exec(info)?.[1] ?? 0);
  return {
    cpu: read('used_cpu_user') + read('used_cpu_sys'),
    commands: read('total_commands_processed'),
  };
}
