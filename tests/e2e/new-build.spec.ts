import type { Page } from '@playwright/test';
import { startBuildProxy } from '../support/build-proxy.ts';
import { openNewDocument } from '../support/entry.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { startServer } from '../support/server-process.ts';
import { writingPage } from '../support/writing-page.ts';

const phrase = phrasesOf('en');

// The server of this journey has a proxy, so the usual server is not needed.
test.use({ hasServiceWorker: true, baseURL: '', locale: 'en-GB', viewport: { width: 1280, height: 800 } });

test('a new build takes over when no page of the old one is left, and nothing is lost', async ({
  page: old,
  context,
  expectComplaint,
}) => {
  expectComplaint(/WebSocket connection|net::ERR_|Failed to load resource/);
  await using proxy = await startBuildProxy();
  await using server = await startServer({
    isPrepared: true,
    settings: { PORT: String(proxy.port), BASE_URL: proxy.url },
    readyAt: `http://localhost:${proxy.port}`,
  });
  await openNewDocument(old, proxy.url, 'en');
  const here = writingPage(old, phrase);
  await here.body.click();
  await old.keyboard.type('旧版里写的。');
  await here.waitUntilSaved();
  await expect.poll(() => cachesOf(old), { timeout: 60_000 }).toHaveLength(1);
  await old.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const [cache = ''] = await cachesOf(old);
  const id = cache.replace('inkstone-app-', '');
  expect(id).toMatch(/^\w{8}$/);

  // The next build is available. A second tab receives it; the first one keeps its files.
  const next = 'abcd0123';
  proxy.rename(id, next);
  const page = await context.newPage();
  await page.goto(`${proxy.url}/en/app`);
  expect(await buildOf(page)).toBe(next);
  await expect.poll(() => cachesOf(page), { timeout: 60_000 }).toContain(`inkstone-app-${next}`);
  await expect.poll(() => workerWaits(page)).toBe(true);
  expect(await cachesOf(page)).toContain(cache);
  await old.keyboard.type('仍在那里写。');
  await here.waitUntilSaved();
  const address = old.url();
  await old.close();

  await page.reload();
  await expect.poll(() => cachesOf(page), { timeout: 60_000 }).toEqual([`inkstone-app-${next}`]);
  await context.setOffline(true);
  await server.kill();
  await page.goto(address);
  await expect.poll(writingPage(page, phrase).readBlocks).toEqual(['旧版里写的。仍在那里写。']);
  expect(await buildOf(page)).toBe(next);
});

function buildOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const { __reactRouterManifest: list } = window as { __reactRouterManifest?: { version: string } };
    return list?.version;
  });
}

function cachesOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => caches.keys());
}

function workerWaits(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.waiting != null;
  });
}
