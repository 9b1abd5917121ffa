import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  allowAs,
  bindNumber,
  enterCode,
  readCodeFromSimulator,
  readNewestMessage,
  requestCode,
  signInBrowser,
  signInByPassword,
  submitAccount,
} from '../support/entry.ts';
import { expectAccessible } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { withMovableClock } from '../support/server-options.ts';
import { freshPhone, signUp } from '../support/sign-up.ts';
import { scanWithPhone } from '../support/simulated-phone.ts';
import { writingPage } from '../support/writing-page.ts';

/** Tests that the text of a trial becomes the visitor's document, whichever way they sign in. */

const phrase = phrasesOf('en');
const password = 'ink2stone';
const minute = 60_000;
const button = (page: Page, key: string) => page.getByRole('button', { name: phrase(key), exact: true });

test.use({
  locale: 'en-GB',
  viewport: { width: 1280, height: 800 },
  serverOptions: withMovableClock,
});

const trialText = (page: Page) => page.getByRole('textbox', { name: phrase('writing.trialBodyLabel') });
const findings = (page: Page) => page.locator('.sheet .lint');

/** Writes the sample on the trial page and waits for its findings; returns its first line. */
async function tryOut(page: Page): Promise<string> {
  await page.goto('/en/trial');
  await trialText(page).waitFor();
  await button(page, 'writing.trialSample').click();
  await expect.poll(() => findings(page).count(), { timeout: 30_000 }).toBeGreaterThan(3);
  // Cards move while further findings arrive.
  for (const progress of ['writing.checking', 'writing.checkWaiting'] as const)
    await expect(page.getByText(phrase(progress), { exact: true })).toBeHidden();
  return (await trialText(page).locator('p').first().innerText()).trim();
}

/** The key of the stored text in the storage of the tab. */
const place = 'inkstone.trial';

/** The text that a trial has stored, and its first line; null before the first trial of this worker. */
let stored: { readonly text: string; readonly firstLine: string } | null = null;

/** Goes from the trial to the sign-in page, by the card beside the text. */
async function goToSignIn(page: Page, firstLine: string): Promise<void> {
  await page.getByRole('link', { name: phrase('writing.trialRegister') }).click();
  await page.waitForURL(/\/login$/);
  stored = { firstLine, text: (await page.evaluate((key) => sessionStorage.getItem(key), place)) ?? '' };
}

/**
 * Opens the sign-in page in a tab that has stored the text of a trial, and returns its first line. The first journey of a
 * worker writes the text; later ones store the same text for another document, without loading the trial page.
 */
async function signInWithText(page: Page): Promise<string> {
  if (stored === null) {
    const firstLine = await tryOut(page);
    await goToSignIn(page, firstLine);
    return firstLine;
  }
  const trial = JSON.parse(stored.text);
  const documentId = trial.documentId.slice(0, -12) + randomUUID().slice(-12);
  const text = JSON.stringify({ ...trial, documentId, keptAt: Date.now() });
  await page.goto('/en/login');
  await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [place, text] as const);
  return stored.firstLine;
}

/** Expects the text, once, as the only document of the user, on the open page. */
async function expectDocument(page: Page, firstLine: string, documents = 1): Promise<void> {
  await page.waitForURL(/\/app\/write\//);
  const sheet = writingPage(page, phrase);
  await expect(sheet.body.locator('p').first()).toHaveText(firstLine);
  expect(await sheet.readBlocks()).toHaveLength(3);
  await expect(sheet.title).toHaveValue('The new version have many improvement');
  const reply = await page.request.get('/api/document/list');
  expect((await reply.json()).data.total).toBe(documents);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(place);
}

/** Expects findings in the text of the open document. */
async function expectFindings(page: Page): Promise<void> {
  await expect.poll(() => findings(page).count(), { timeout: 30_000 }).toBeGreaterThan(3);
}

test('by a new number; ignored findings stay ignored', async ({ page }) => {
  const firstLine = await tryOut(page);
  const before = await findings(page).count();
  await findings(page).filter({ hasText: 'recieved' }).click();
  const panel = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: phrase('writing.panel') }) });
  await panel.getByRole('button', { name: phrase('writing.ignoreOnce'), exact: true }).click();
  await expect(findings(page).filter({ hasText: 'recieved' })).toHaveCount(0);
  await page.reload();
  await expect.poll(() => findings(page).count(), { timeout: 30_000 }).toBeGreaterThanOrEqual(before - 1);
  await expect(findings(page).filter({ hasText: 'recieved' })).toHaveCount(0);

  await goToSignIn(page, firstLine);
  await requestCode(page, phrase, freshPhone(), password);
  await enterCode(page, phrase, await readCodeFromSimulator(page, phrase));
  await expectDocument(page, firstLine);
  await expectFindings(page);
  await expect(findings(page).filter({ hasText: 'feedbacks' })).toHaveCount(1);
  await expect(findings(page).filter({ hasText: 'recieved' })).toHaveCount(0);
  await page.goto('/en/trial');
  await expect(button(page, 'writing.trialSample')).toBeVisible();
});

test('by the button in the header, and by a password', async ({ page, server }) => {
  const phone = freshPhone();
  await signUp(server.url, phone, password);
  await server.pass(minute);
  const firstLine = await tryOut(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: phrase('common.signIn'), exact: true })
    .click();
  await signInByPassword(page, phrase, { phone, password }, /\/app\/write\//);
  await expectDocument(page, firstLine);
  await expectFindings(page);
});

test('by an e-mail address', async ({ page }) => {
  const firstLine = await signInWithText(page);
  await submitAccount(page, phrase, 'kept.trial@example.org');
  await page.getByRole('checkbox').check();
  await button(page, 'accounts.sendCode').click();
  await page.getByLabel(phrase('accounts.codeLabel'), { exact: true }).waitFor();
  await enterCode(page, phrase, (await readNewestMessage(page)).code);
  await expectDocument(page, firstLine);
});

test('by Google: redirect and return, a number, and its account', async ({
  page,
  server,
  expectComplaint,
}) => {
  // The refusal of a number that already has an account.
  expectComplaint(/status of 409/);
  const theirs = freshPhone();
  await signUp(server.url, theirs);
  await server.pass(minute);
  const firstLine = await signInWithText(page);
  await button(page, 'accounts.google').click();
  await allowAs(page, phrase, 'Kept Trial');
  await bindNumber(page, phrase, theirs);
  await button(page, 'accounts.joinAccount').click();
  await expectDocument(page, firstLine);

  await test.step('and the next time at once, beside the document that is there', async () => {
    await page.goto('about:blank');
    await page.context().clearCookies();
    const again = await signInWithText(page);
    await button(page, 'accounts.google').click();
    await allowAs(page, phrase, 'Kept Trial');
    await expectDocument(page, again, 2);
  });
});

test('by WeChat with a code on the screen', async ({ page }) => {
  const firstLine = await signInWithText(page);
  await button(page, 'accounts.wechat').click();
  await scanWithPhone(page, { phrase, person: 'Kept', press: 'scanConfirm' });
  await bindNumber(page, phrase, freshPhone());
  await expectDocument(page, firstLine);
});

test('two tabs with the same text create one document', async ({ page, context }) => {
  const firstLine = await signInWithText(page);
  const opened = page.waitForEvent('popup');
  // A tab opened by another tab starts with a copy of its session storage.
  await page.evaluate(() => void window.open('/en/trial'));
  const copy = await opened;
  await expect(trialText(copy)).toContainText(firstLine);
  await expectFindings(copy);
  await requestCode(page, phrase, freshPhone(), password);
  await enterCode(page, phrase, await readCodeFromSimulator(page, phrase));
  await expectDocument(page, firstLine);
  await copy.goto('/en/app');
  await expectDocument(copy, firstLine);
  expect(context.pages()).toHaveLength(2);
});

test('a text that could not be saved is kept with a message, and saved by a retry', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/Failed to load resource|status of 5/);
  const firstLine = await signInWithText(page);
  await page.route('**/api/document/create', (route) => route.fulfill({ status: 503, body: '{}' }));
  await requestCode(page, phrase, freshPhone(), password);
  await enterCode(page, phrase, await readCodeFromSimulator(page, phrase));
  await page.waitForURL(/\/app$/);
  const notice = page.getByRole('complementary', { name: phrase('trial.keptTitle') });
  await expect(notice).toContainText(phrase('trial.keptFailed'));
  await expectAccessible(page);
  await page.unroute('**/api/document/create');
  await notice.getByRole('button', { name: phrase('trial.keptRetry') }).click();
  await expectDocument(page, firstLine);
});

test('a signed-in user creates a document from a trial only on request', async ({
  page,
  context,
  server,
}) => {
  await signInBrowser(context, server.url);
  const firstLine = await tryOut(page);
  await page.goto('/en/app');
  await page.waitForLoadState('networkidle');
  expect((await (await page.request.get('/api/document/list')).json()).data.total).toBe(0);
  await tryOut(page);
  await expectAccessible(page);
  await button(page, 'trial.save').click();
  await expectDocument(page, firstLine);
});
