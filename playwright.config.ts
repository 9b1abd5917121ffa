import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { chromiumLaunch } from './tests/support/browser.ts';
import { groupByServer } from './tests/support/server-groups.ts';

type Config = PlaywrightTestConfig<object, { isEmbedded: boolean }>;

const folder = join(import.meta.dirname, 'tests/e2e');
const groups = groupByServer(
  readdirSync(folder)
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => ({ name, source: readFileSync(join(folder, name), 'utf8') })),
);

export default defineConfig<object, { isEmbedded: boolean }>({
  testDir: 'tests/e2e',
  outputDir: '.cache/journeys',
  // One more than cores: a journey waits for a quarter of its time.
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '.cache/journeys.json' }],
  ],
  projects: projectsOf(Boolean(process.env.TEST_DATABASE_URL)),
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...chromiumLaunch,
      args: [
        ...chromiumLaunch.args,
        // At its limit the browser starts no spare process for each page that opens, most of which are never used.
        '--renderer-process-limit=1',
        // Each page with an English text loads the engine of the checks, whose optimisation outlasts most pages.
        '--js-flags=--liftoff-only',
      ],
    },
    // What the page was at each step, which a trace shows; a film of it would take a sixth of all the time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
  },
});

/**
 * Files that need a server with the same settings run in one worker, so that it starts once: a server, a browser and a
 * worker take 9 s of processor time to start. The common server comes last, so that no worker returns to it. With
 * PostgreSQL, journeys marked `@embedded` run on the embedded database, all others on PostgreSQL.
 */
function projectsOf(hasPostgres: boolean): NonNullable<Config['projects']> {
  const kinds = [
    ...groups.shared.map(({ name, files }) => ({ name, testMatch: files.map(anywhere), workers: 1 })),
    { name: 'own server', testMatch: groups.own.map(anywhere) },
    { name: 'common server', testMatch: groups.common.map(anywhere) },
  ];
  if (!hasPostgres) return kinds;
  return [
    ...kinds.map((kind) => ({
      ...kind,
      name: `embedded, ${kind.name}`,
      workers: 1,
      grep: /@embedded/,
      use: { isEmbedded: true },
    })),
    ...kinds.map((kind) => ({ ...kind, grepInvert: /@embedded/ })),
  ];
}

function anywhere(file: string): string {
  return `**/${file}`;
}
