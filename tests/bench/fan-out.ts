import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { createTestingDatabase } from '../support/testing-database.ts';
import { type Figure, figure } from './figure.ts';

const program = resolve(import.meta.dirname, '../../apps/server/src/platform/sync/testing/bench-fanout.ts');

/** The last line of the program's output. `cpuPercent`: of one processor. */
export interface FanOut {
  readonly lost: number;
  readonly editsPerSecond: number;
  readonly fanOutMs: { readonly p50: number; readonly p99: number };
  readonly ackMs: { readonly p50: number; readonly p99: number };
  readonly usage: { readonly cpuPercent: number; readonly rssMb: number; readonly kbPerOpenDocument: number };
}

/** Two writers on each document. */
interface Load {
  readonly documents: number;
  readonly seconds: number;
  /** Edits of each writer per second. */
  readonly rate: number;
}

const everyday: Load = { documents: 200, seconds: 12, rate: 5 };
/** 1,000 users writing at the same time for two minutes. */
const crowd: Load = { documents: 500, seconds: 120, rate: 1 };

/**
 * Measures 200 open documents with two writers each: time until the other writer sees a keystroke, and until it is durable.
 * Compared with a bare Hocuspocus that stores its edits through the same group commit into the same table.
 */
export async function measureFanOut(postgres: string): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const engine of ['PostgreSQL', 'embedded'] as const) {
    const own = await runFanOut(postgres, engine, 'inkstone', everyday);
    const peer = await runFanOut(postgres, engine, 'hocuspocus', everyday);
    figures.push(...figuresOf(engine, own, 60), ...besidePeer(engine, own, peer));
  }
  return figures;
}

/** Measures 1,000 writers on 500 documents for two minutes, in one process: no edit may be lost and none delayed. */
export async function measureCrowd(postgres: string): Promise<readonly Figure[]> {
  const own = await runFanOut(postgres, 'PostgreSQL', 'inkstone', crowd);
  return [
    figure('crowd: edits a second', own.editsPerSecond, '/s'),
    figure('crowd: edits that did not arrive', own.lost, '', { atMost: 0 }),
    ...figuresOf('crowd, PostgreSQL', own, 100),
    figure('crowd: memory of the process', own.usage.rssMb, 'MB'),
    figure('crowd: memory per open document', own.usage.kbPerOpenDocument, 'KB'),
  ];
}

/** Runs the fan-out program on an engine, against a sync process of ours or a bare Hocuspocus. */
export async function runFanOut(
  postgres: string,
  engine: 'PostgreSQL' | 'embedded',
  server: 'inkstone' | 'hocuspocus',
  load: Load,
): Promise<FanOut> {
  const database = engine === 'PostgreSQL' ? await createTestingDatabase(postgres) : null;
  try {
    return await runProgram(database?.url ?? null, server, load);
  } finally {
    await database?.drop();
  }
}

/** Runs the fan-out program on a PostgreSQL database, or embedded for null. */
export async function runProgram(
  databaseUrl: string | null,
  server: 'inkstone' | 'hocuspocus',
  load: Load,
): Promise<FanOut> {
  const { TEST_DATABASE_URL: _, ...environment } = process.env;
  const settings = ['--engine', databaseUrl ? 'postgres' : 'embedded', '--server', server];
  for (const [name, value] of Object.entries(load)) settings.push(`--${name}`, String(value));
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...settings], {
    env: { ...environment, ...(databaseUrl && { TEST_DATABASE_URL: databaseUrl }) },
    timeout: (load.seconds + 180) * 1000,
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

function figuresOf(where: string, { fanOutMs, ackMs }: FanOut, aim: number): readonly Figure[] {
  return [
    figure(`fan-out p50, ${where}`, fanOutMs.p50, 'ms'),
    figure(`fan-out p99, ${where}`, fanOutMs.p99, 'ms', { atMost: aim }),
    figure(`durable acknowledgement p50, ${where}`, ackMs.p50, 'ms'),
    figure(`durable acknowledgement p99, ${where}`, ackMs.p99, 'ms'),
  ];
}

function besidePeer(engine: string, own: FanOut, peer: FanOut): readonly Figure[] {
  const ratio = (mine: number, its: number) => Math.round((mine / its) * 100) / 100;
  return [
    figure(`fan-out p50 / Hocuspocus, ${engine}`, ratio(own.fanOutMs.p50, peer.fanOutMs.p50), '×'),
    figure(`fan-out p99 / Hocuspocus, ${engine}`, ratio(own.fanOutMs.p99, peer.fanOutMs.p99), '×'),
    figure(`processor / Hocuspocus, ${engine}`, ratio(own.usage.cpuPercent, peer.usage.cpuPercent), '×'),
    figure(
      `memory per open document / Hocuspocus, ${engine}`,
      ratio(own.usage.kbPerOpenDocument, peer.usage.kbPerOpenDocument),
      '×',
    ),
  ];
}
