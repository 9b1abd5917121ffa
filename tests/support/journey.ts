import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { type ServerOptions, type ServerProcess, startServer } from './server-process.ts';

export { expect };

/** Declares console messages that a test expects; the test states the reason. */
type Expected = (pattern: RegExp) => void;

/**
 * A server for each worker, with the settings that a file requests, and pages on which any error fails the
 * test.
 */
export const test = base.extend<
  {
    hasServiceWorker: boolean;
    expectComplaint: Expected;
    watch: (context: BrowserContext) => void;
    newDevice: (options?: BrowserContextOptions) => Promise<BrowserContext>;
    newSignedInDevice: (address: string, options?: BrowserContextOptions) => Promise<Page>;
  },
  { server: ServerProcess; serverOptions: ServerOptions; isEmbedded: boolean }
>({
  serverOptions: [{}, { scope: 'worker', option: true }],
  /** Whether the server has the embedded database although TEST_DATABASE_URL names a PostgreSQL server. */
  isEmbedded: [false, { scope: 'worker', option: true }],
  server: [
    async ({ serverOptions, isEmbedded }, use) => {
      const engine = isEmbedded ? { postgres: null } : {};
      await using server = await startServer({ ...serverOptions, ...engine, isPrepared: true });
      await use(server);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ server }, use) => {
    // A journey may end with a stopped server: a start that no other journey needs takes up to four seconds.
    if (!server.isRunning) await server.restart();
    await use(server.url);
  },
  /** Whether pages cache the app, and the account's texts, for offline use. */
  hasServiceWorker: [false, { option: true }],
  context: async ({ context, hasServiceWorker }, use) => {
    if (!hasServiceWorker) await downloadNothingAhead(context);
    await use(context);
  },
  expectComplaint: [
    async ({ context, watch }, use, info) => {
      watch(context);
      const expected: RegExp[] = [];
      await use((pattern) => expected.push(pattern));
      const unexpected = complaintsOf(info.testId).filter((line) => !expected.some((one) => one.test(line)));
      expect(unexpected, 'complaints in the browser’s console').toEqual([]);
    },
    { auto: true },
  ],
  watch: async ({ browserName: _ }, use, info) => {
    await use((context) => {
      context.on('page', (page) => listen(page, complaintsOf(info.testId)));
      for (const page of context.pages()) listen(page, complaintsOf(info.testId));
    });
  },
  /** Another browser without a session; `serviceWorkers: 'block'` opens one without them in a journey that has them. */
  newDevice: async ({ browser, watch, hasServiceWorker }, use) => {
    const devices: BrowserContext[] = [];
    await use(async ({ serviceWorkers, ...options } = {}) => {
      const device = await browser.newContext(options);
      devices.push(device);
      if (!hasServiceWorker || serviceWorkers === 'block') await downloadNothingAhead(device);
      watch(device);
      return device;
    });
    for (const device of devices) await device.close();
  },
  /** Opens a URL on another device of the signed-in user. */
  newSignedInDevice: async ({ context, newDevice }, use) => {
    await use(async (address, options) => {
      const cookies = await context.cookies();
      const device = await newDevice({ ...options, storageState: { cookies, origins: [] } });
      const page = await device.newPage();
      await page.goto(address);
      return page;
    });
  },
});

/**
 * Makes pages behave as in a browser that does not support service workers and saves data. Others fetch the account's lists
 * and texts for offline use 2.5 s after they were opened, which takes nearly as much as loading a page again.
 */
function downloadNothingAhead(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  });
}

const complaints = new Map<string, string[]>();

function complaintsOf(testId: string): string[] {
  const known = complaints.get(testId) ?? [];
  complaints.set(testId, known);
  return known;
}

/** Records errors, warnings and uncaught exceptions; a violation of the content policy is printed as an error. */
function listen(page: Page, lines: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      lines.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => lines.push(`uncaught: ${error.stack ?? error.message}`));
}
