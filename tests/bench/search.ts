import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Figure, figure } from './figure.ts';

const program = resolve(
  import.meta.dirname,
  '../../apps/server/src/modules/documents/search/testing/bench-search.ts',
);

/** The last line of the program's output; times in ms. */
interface SearchFigures {
  readonly p50: number;
  readonly p95: number;
  /** The time of ILIKE over the same texts, measured in turn. */
  readonly bareP95: number;
  readonly bytesPerDocument: number;
}

/** Measures searches of several kinds over HTTP in an account of 10,000 documents, on both databases. */
export async function measureSearch(postgres: string): Promise<readonly Figure[]> {
  return [
    ...figuresOf('PostgreSQL', await run({ TEST_DATABASE_URL: postgres })),
    ...figuresOf('embedded', await run({})),
  ];
}

async function run(settings: Record<string, string>): Promise<SearchFigures> {
  const { TEST_DATABASE_URL: _, ...environment } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, [program], {
    env: { ...environment, ...settings },
    timeout: 600_000,
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

function figuresOf(
  engine: string,
  { p50, p95, bareP95, bytesPerDocument }: SearchFigures,
): readonly Figure[] {
  return [
    figure(`search in 10,000 documents, p50, ${engine}`, p50, 'ms'),
    figure(`search in 10,000 documents, p95, ${engine}`, p95, 'ms', { atMost: 300 }),
    figure(`search by bare ILIKE over the same texts, p95, ${engine}`, bareP95, 'ms'),
    figure(`words kept for search, bytes a document, ${engine}`, bytesPerDocument, 'B'),
  ];
}
