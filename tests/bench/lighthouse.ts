import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startServer } from '../support/server-process.ts';
import { type Figure, quantile } from './figure.ts';

/** Has a lock file of its own: Lighthouse is a fifth of the files that `npm ci` would otherwise install for every test run. */
const home = resolve(import.meta.dirname, 'lighthouse');
const program = join(home, 'node_modules/lighthouse/cli/index.js');
const chromium = process.env.CHROMIUM || '/usr/bin/chromium';
const runs = Number(process.env.RUNS ?? 3);
const pages = process.env.PAGES?.split(',') ?? ['', '/plan', '/manual/begin', '/newslist/how-saving-works'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Audit {
  readonly score: number | null;
  readonly title: string;
  readonly displayValue?: string;
}

/** The used part of a Lighthouse report. */
interface Report {
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<Record<string, Audit>>;
}

/**
 * Runs Lighthouse for a phone, with simulated throttling: the median of three runs of each page in Chinese and English, on a
 * server in its usual configuration. Names the audits that keep a page below 100. `RUNS=1` and `PAGES=,/plan` select a part.
 */
export async function measureLighthouse(postgres: string): Promise<readonly Figure[]> {
  if (!existsSync(program)) execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: home, stdio: 'inherit' });
  await using server = await startServer({ postgres, settings: { LOG_LEVEL: 'warn' } });
  const figures: Figure[] = [];
  for (const path of pages) {
    for (const locale of ['zh', 'en']) {
      const address = `${server.url}/${locale}${path}`;
      // The first request for a page waits until it is rendered; later ones get the cached page.
      await fetch(address);
      const reports: Report[] = [];
      for (let run = 0; run < runs; run++) reports.push(await audit(address));
      const scores = categories.map((name) =>
        Math.round(
          100 *
            quantile(
              reports.map((report) => report.categories[name]?.score ?? 0),
              0.5,
            ),
        ),
      );
      figures.push({
        what: `Lighthouse, mobile, /${locale}${path}`,
        value: scores.join(' · '),
        aim: '100 each',
        isMet: scores.every((score) => score === 100),
      });
      for (const fault of new Set(reports.flatMap(faultsOf))) console.error(`  /${locale}${path}: ${fault}`);
    }
  }
  return figures;
}

async function audit(address: string): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'inkstone-lighthouse-'));
  const file = join(folder, 'report.json');
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage';
  const options = ['--output=json', `--output-path=${file}`, '--quiet', `--chrome-flags=${flags}`];
  const run = spawn(process.execPath, [program, address, ...options, `--only-categories=${categories}`], {
    env: { ...process.env, CHROME_PATH: chromium },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((done) => run.on('exit', done));
  try {
    if (code !== 0) throw new Error(`Lighthouse ended with ${code} for ${address}`);
    return JSON.parse(await readFile(file, 'utf8')) as Report;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the audits that reduce the score of a page. */
function faultsOf({ categories: all, audits }: Report): string[] {
  return Object.values(all)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.995)
    .map(
      ({ id }) =>
        `${id} ${Math.round(100 * (audits[id]?.score ?? 0))} (${audits[id]?.displayValue ?? audits[id]?.title})`,
    );
}
