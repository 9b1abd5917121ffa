import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '../support/server-process.ts';
import { type Figure, figure } from './figure.ts';

/** Time after a start until a server is considered idle, in ms. */
const settleMs = 8000;

/** Measures the start time and memory of a server on each engine. The first start also creates keys and database. */
export async function measureStartUp(postgres: string): Promise<readonly Figure[]> {
  return [
    ...(await measureEngine('embedded', null, 420)),
    ...(await measureEngine('PostgreSQL', postgres, 250)),
  ];
}

async function measureEngine(
  name: string,
  postgres: string | null,
  maxMb: number,
): Promise<readonly Figure[]> {
  // As script/server starts it: the cache of compiled code that tests use would stay in memory (26 MB).
  await using server = await startServer({ postgres, settings: { NODE_DISABLE_COMPILE_CACHE: '1' } });
  const first = server.startMs;
  await server.stop();
  await server.restart();
  const later = server.startMs;
  await pause(settleMs);
  const { rss, pss } = await memoryOf(server.pid);
  return [
    figure(`first start to ready, ${name}`, first, 'ms', { atMost: 8000 }),
    figure(`later start to ready, ${name}`, later, 'ms', { atMost: 2000 }),
    figure(`memory at rest (RSS), ${name}`, rss, 'MB', { atMost: maxMb }),
    figure(`memory at rest (PSS), ${name}`, pss, 'MB'),
  ];
}

/** Returns the memory of a process in MB: resident set size, and proportional set size. */
async function memoryOf(pid: number): Promise<{ readonly rss: number; readonly pss: number }> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
  const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1]) / 1024;
  return { rss: read('Rss'), pss: read('Pss') };
}
