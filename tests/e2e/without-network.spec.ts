import type { Page } from '@playwright/test';
import { openNewDocument } from '../support/entry.ts';
import { expect, test } from '../support/journey.ts';
import { clearHttpCache, storedData, waitUntilReady } from '../support/kept-here.ts';
import { phrasesOf } from '../support/phrases.ts';
import { writingPage } from '../support/writing-page.ts';

const phrase = phrasesOf('en');

test.use({ hasServiceWorker: true, locale: 'en-GB', viewport: { width: 1280, height: 800 } });

test('the app opens, writes and proofreads without a network, and everything is synchronised later', async ({
  page: first,
  context,
  server,
  newSignedInDevice,
  expectComplaint,
}) => {
  expectComplaint(/WebSocket connection|net::ERR_|Failed to load resource/);
  await openNewDocument(first, server.url, 'en');
  const known = first.url();
  await writingPage(first, phrase).title.fill('Known here');
  await writingPage(first, phrase).body.click();
  await first.keyboard.type('Written with a line.');
  await writingPage(first, phrase).waitUntilSaved();
  await first.getByRole('link', { name: phrase('writing.backToDocuments') }).click();
  await waitUntilReady(first, known.slice(-36));
  await clearHttpCache(first);
  await context.setOffline(true);
  await server.kill();
  await first.close();

  const page = await context.newPage();
  await page.goto(`${server.url}/en/app`);
  await findMistakes(page);
  const begun = await beginDocument(page);
  await page.close();

  const next = await context.newPage();
  await next.goto(begun);
  await expect.poll(writingPage(next, phrase).readBlocks).toEqual(['没有别人知道。']);
  await expectExplained(next, server.url);
  await expectRows(next, { areUnsynced: true });

  await server.restart();
  await context.setOffline(false);
  await expectRows(next, { areUnsynced: false });
  await expect(next.getByText(phrase('documents.offline'))).toBeHidden();

  const there = await newSignedInDevice(begun, { serviceWorkers: 'block' });
  await expect.poll(writingPage(there, phrase).readBlocks).toEqual(['没有别人知道。']);
  await there.goto(known);
  await expect.poll(async () => (await writingPage(there, phrase).readBlocks()).join()).toContain('再接再励');

  await signOut(next);
  await expect.poll(() => storedData(next)).toEqual([]);
});

/** Opens the list and a document of it in a new tab, and expects findings in both languages. */
async function findMistakes(page: Page): Promise<void> {
  await expect(page.getByText(phrase('documents.offline'))).toBeVisible();
  await page.getByRole('link', { name: 'Known here' }).click();
  const here = writingPage(page, phrase);
  await expect.poll(here.readBlocks).toEqual(['Written with a line.']);
  await here.body.press('Control+End');
  await page.keyboard.type(' She have a apple. ');
  await page.keyboard.insertText('我们再接再励，继续努力。');
  await expect(here.findings.filter({ hasText: 'have' }).first()).toBeVisible({ timeout: 30_000 });
  await expect(here.findings.filter({ hasText: '再接再励' }).first()).toBeVisible();
  await expect(here.state).toHaveText(keptHere);
  await page.getByRole('link', { name: phrase('writing.backToDocuments') }).click();
}

const keptHere = /^Offline: \d+ changes? kept on this device$/;

/** Creates a document that is unknown to the server; returns its URL. */
async function beginDocument(page: Page): Promise<string> {
  await page
    .getByRole('button', { name: phrase('documents.newDocument') })
    .first()
    .click();
  await page.waitForURL(/\/write\//);
  const here = writingPage(page, phrase);
  await here.title.fill('Begun offline');
  await here.body.click();
  await page.keyboard.type('没有别人知道。');
  await expect(here.state).toHaveText(keptHere);
  // A tab that is killed may lose what was typed in its last second.
  await page.waitForTimeout(1000);
  return page.url();
}

/** Expects that a page that cannot be shown says so, and links to a page that can. */
async function expectExplained(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/en/app/write/01900000-0000-7000-8000-000000000000`);
  await expect(page.getByText(phrase('offline.absentHint'))).toBeVisible();
  await page.goto(`${url}/en/app/settings`);
  await expect(page.getByText(phrase('offline.hint'))).toBeVisible();
  await page.getByRole('link', { name: phrase('offline.toDocuments') }).click();
}

async function expectRows(page: Page, { areUnsynced }: { areUnsynced: boolean }): Promise<void> {
  for (const title of ['Known here', 'Begun offline']) {
    const row = page.getByRole('article').filter({ hasText: title });
    const state = phrase(areUnsynced ? 'documents.unsynced' : 'documents.synced');
    await expect(row.getByText(state, { exact: true })).toBeAttached({ timeout: 60_000 });
  }
}

async function signOut(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .locator('summary, button')
    .filter({ hasText: /\*{4}|Writer/ })
    .click();
  await page.getByRole('button', { name: phrase('common.signOut') }).click();
  await page.waitForURL(/\/en$/);
}
