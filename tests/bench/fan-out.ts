import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { createTestingDatabase } from '../support/testing-database.ts';
import { type Figure, figure } from './figure.ts';

const program = resolve(import.meta.dirname, '../../apps/server/src/sync/testing/bench-fanout.ts');

/** What the program prints as its last line. */
interface FanOut {
  readonly fanOutMs: { readonly p50: number; readonly p99: number };
  readonly ackMs: { readonly p50: number; readonly p99: number };
}

/** 200 open documents of two writers each: how long until the other sees a key, and until it is durable. */
export async function measureFanOut(postgres: string): Promise<readonly Figure[]> {
  const database = await createTestingDatabase(postgres);
  try {
    return [
      ...figuresOf('PostgreSQL', await run('postgres', { TEST_DATABASE_URL: database.url })),
      ...figuresOf('embedded', await run('embedded', {})),
    ];
  } finally {
    await database.drop();
  }
}

async function run(engine: string, settings: Record<string, string>): Promise<FanOut> {
  const { TEST_DATABASE_URL: _, ...environment } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, [program, '--engine', engine], {
    env: { ...environment, ...settings },
    timeout: 180_000,
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

function figuresOf(engine: string, { fanOutMs, ackMs }: FanOut): readonly Figure[] {
  return [
    figure(`fan-out p50, ${engine}`, fanOutMs.p50, 'ms'),
    figure(`fan-out p99, ${engine}`, fanOutMs.p99, 'ms', { atMost: 60 }),
    figure(`durable acknowledgement p50, ${engine}`, ackMs.p50, 'ms'),
    figure(`durable acknowledgement p99, ${engine}`, ackMs.p99, 'ms'),
  ];
}
