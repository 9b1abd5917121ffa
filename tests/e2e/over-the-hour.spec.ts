import { accessMinutes } from '@inkstone/contracts/accounts/sessions';
import { openNewDocument, signInByPassword } from '../support/entry.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { withMovableClock } from '../support/server-options.ts';
import { freshPhone, signUp } from '../support/sign-up.ts';
import { writingPage } from '../support/writing-page.ts';

const phrase = phrasesOf('en');
const minute = 60_000;

test.use({
  locale: 'en-GB',
  viewport: { width: 1280, height: 800 },
  serverOptions: withMovableClock,
});

test('a page left open over the hour continues where it was, and loses no text', async ({
  page,
  context,
  server,
  expectComplaint,
}) => {
  // A page that received its session from another page learns of its end by the first refusal.
  expectComplaint(/status of 401/);
  await openNewDocument(page, server.url, 'en');
  const sheet = writingPage(page, phrase);
  await sheet.body.click();
  await page.keyboard.type('之前。');
  await sheet.waitUntilSaved();
  const form = await context.newPage();
  await form.goto('/en/app/account');
  const name = form.getByLabel(phrase('account.username'));
  await name.fill('Xiaomei');

  await server.pass(accessMinutes * minute);
  await page.keyboard.type('之后。');
  await sheet.waitUntilSaved();
  await name.press('Enter');
  await expect(form.getByText(phrase('account.namesKept'))).toBeVisible();

  await server.pass(accessMinutes * minute);
  await page.reload();
  await expect(sheet.body).toContainText('之前。之后。');

  await server.pass(accessMinutes * minute);
  await form.getByRole('link', { name: phrase('account.toSettings') }).click();
  await expect(form.getByRole('heading', { level: 1, name: phrase('settings.heading') })).toBeVisible();
});

test('a user who signed in here is renewed before the hour is over, and nothing is refused', async ({
  page,
  server,
}) => {
  const person = { phone: freshPhone(), password: 'ink2stone' };
  await signUp(server.url, person.phone, person.password);
  await page.clock.install();
  await page.goto('/en/login');
  await signInByPassword(page, phrase, person);
  const renewed = page.waitForResponse((response) => response.url().endsWith('/api/refresh'));
  // The server's clock is moved first: otherwise a session that it renews at the earlier time would end before the page
  // expects it.
  await server.pass((accessMinutes - 4) * minute);
  await page.clock.fastForward((accessMinutes - 4) * minute);
  expect((await renewed).status()).toBe(200);

  // The page may still send requests with the previous tokens.
  await page.goto('about:blank');
  await server.pass(10 * minute);
  await page.goto('/en/app/account');
  await page.getByLabel(phrase('account.username')).fill('Jane');
  await page.keyboard.press('Enter');
  await expect(page.getByText(phrase('account.namesKept'))).toBeVisible();
});
