import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './tests/support/browser.ts';

export default defineConfig({
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
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...chromiumLaunch,
      // At its limit the browser starts no spare process for each page that opens, most of which are never used.
      args: [...chromiumLaunch.args, '--renderer-process-limit=1'],
    },
    // What the page was at each step, which a trace shows; a film of it would take a sixth of all the time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
  },
});
