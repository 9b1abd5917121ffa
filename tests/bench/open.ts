import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { createTestingDatabase } from '../support/testing-database.ts';
import { type Figure, figure } from './figure.ts';

const program = resolve(import.meta.dirname, '../../apps/server/src/platform/sync/testing/bench-open.ts');

/** The last line of the program's output; times in ms. */
interface OpenFigures {
  readonly log: { readonly inkstone: number; readonly hocuspocus: number };
  readonly compaction: number;
  readonly compacted: { readonly inkstone: number; readonly hocuspocus: number };
}

/** Measures opening a document with 100,000 edits on a newly started server, compared with a bare Hocuspocus. */
export async function measureOpening(postgres: string): Promise<readonly Figure[]> {
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

async function run(engine: string, settings: Record<string, string>): Promise<OpenFigures> {
  const { TEST_DATABASE_URL: _, ...environment } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, [program, '--engine', engine], {
    env: { ...environment, ...settings },
    timeout: 600_000,
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

function figuresOf(engine: string, { log, compaction, compacted }: OpenFigures): readonly Figure[] {
  return [
    figure(`open 100,000 edits, nothing compacted, ${engine}`, log.inkstone, 'ms'),
    figure(`the same by Hocuspocus, ${engine}`, log.hocuspocus, 'ms'),
    figure(`compacting them, ${engine}`, compaction, 'ms'),
    figure(`open 100,000 edits, compacted, ${engine}`, compacted.inkstone, 'ms'),
    figure(`the same by Hocuspocus, ${engine}`, compacted.hocuspocus, 'ms'),
  ];
}
