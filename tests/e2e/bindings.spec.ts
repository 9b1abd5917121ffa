import type { BrowserContext, Locator, Page } from '@playwright/test';
import { allowAs, signInBrowser } from '../support/entry.ts';
import { expectAccessible } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { freshPhone } from '../support/sign-up.ts';
import { scanWithPhone } from '../support/simulated-phone.ts';
import { type TestedLocale, type Words, wordsOf } from '../support/words.ts';

const password = 'geheim1234';

/** Signs a new account with a number and a password in, on its account page. */
async function openAccount(context: BrowserContext, url: string, locale: TestedLocale): Promise<Page> {
  await signInBrowser(context, url, { phone: freshPhone(), password });
  const page = await context.newPage();
  await page.goto(new URL(`/${locale}/app/account`, url).href);
  return page;
}

const wayRow = (page: Page, words: Words, kind: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByText(words(`account.way_${kind}`), { exact: true }) });

function press(page: Page, words: Words, word: 'add' | 'unbind', kind: string): Promise<void> {
  const name = words(`account.${word}Of`, { kind, way: words(`account.way_${kind}`) });
  return page.getByRole('button', { name }).click();
}

/** Starts adding a login method, with the password when a proof is required. */
async function add(page: Page, words: Words, kind: string, proof = ''): Promise<Locator> {
  await press(page, words, 'add', kind);
  const dialog = page.getByRole('dialog');
  if (proof) {
    await dialog.getByLabel(words('account.passwordNow')).fill(proof);
    await dialog.getByRole('button', { name: words('account.continue'), exact: true }).click();
  }
  return dialog;
}

/** Goes to an identity provider from a dialog. */
function leaveBy(dialog: Locator, words: Words, kind: string, word = 'continueAt'): Promise<void> {
  const name = words(`account.${word}`, { way: words(`account.way_${kind}`) });
  return dialog.getByRole('button', { name }).click();
}

/** Removes a login method, with the password when a proof is required. */
async function unbind(page: Page, words: Words, kind: string, proof = ''): Promise<void> {
  await press(page, words, 'unbind', kind);
  const dialog = page.getByRole('dialog');
  if (proof) {
    await dialog.getByLabel(words('account.passwordNow')).fill(proof);
    await dialog.getByRole('button', { name: words('account.continue') }).click();
  }
  await dialog.getByRole('button', { name: words('account.unbind'), exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function signOut(page: Page, words: Words): Promise<void> {
  await page.getByRole('banner').locator('summary').filter({ hasText: 'Xiaomei' }).click();
  await page.getByRole('button', { name: words('common.signOut') }).click();
  await page.waitForURL(/\/zh$/);
}

test.describe('by redirect', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 1280, height: 800 } });
  const words = wordsOf('zh');

  test('Google is added to an account, opens it, and stays as its last way in', async ({
    context,
    server,
    newDevice,
    expectComplaint,
  }) => {
    expectComplaint(/status of 40[09]/);
    const page = await openAccount(context, server.url, 'zh');
    const dialog = await add(page, words, 'google', password);
    await expectAccessible(page);
    await leaveBy(dialog, words, 'google');
    await allowAs(page, words, 'Xiaomei');
    await page.waitForURL(/\/zh\/app\/account\?bound=google$/);
    await expect(
      page.getByText(words('account.boundNow', { way: words('account.way_google') })),
    ).toBeInViewport();
    await expect(wayRow(page, words, 'google')).toContainText('Xiaomei');
    await expectAccessible(page);

    // Another account cannot link the same identity.
    const others = await newDevice();
    const other = await openAccount(others, server.url, 'zh');
    await leaveBy(await add(other, words, 'google', password), words, 'google');
    await allowAs(other, words, 'Xiaomei');
    await expect(other.getByText(words('errors.identity_taken'))).toBeVisible();
    await expectAccessible(other);
    await other.getByRole('link', { name: words('accounts.backToAccount') }).click();
    await expect(wayRow(other, words, 'google')).toContainText(words('account.notBound'));
    await others.close();

    await signOut(page, words);
    await page.goto('/zh/login');
    await page.getByRole('button', { name: words('accounts.google') }).click();
    await allowAs(page, words, 'Xiaomei');
    await page.waitForURL(/\/app$/);

    await page.goto('/zh/app/account');
    await unbind(page, words, 'phone', password);
    await expect(wayRow(page, words, 'phone')).toContainText(words('account.notBound'));
    await press(page, words, 'unbind', 'google');
    await expect(page.getByRole('alert')).toHaveText(words('errors.unbind_last_way', { listed: 'no' }));
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    // A session that is too old is not a proof, and the account has no other method: the user signs in again.
    await page.route('**/api/bindings*', async (route) => {
      const response = await route.fetch();
      const reply = await response.json();
      await route.fulfill({ response, json: { ...reply, data: { ...reply.data, isFresh: false } } });
    });
    await page.reload();
    const again = await add(page, words, 'qq');
    await expect(again.getByText(words('account.signInAgain'))).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/bindings*');
    await leaveBy(again, words, 'google', 'signInBy');
    await allowAs(page, words, 'Xiaomei');
    await page.waitForURL(/\/zh\/app\/account$/);
    await expect(page.getByText(words('account.provedNow'))).toBeInViewport();
    await leaveBy(await add(page, words, 'qq'), words, 'qq');
    await allowAs(page, words, 'Xiaomei');
    await expect(wayRow(page, words, 'qq')).toContainText('Xiaomei');
    await unbind(page, words, 'google');
    await expect(wayRow(page, words, 'google')).toContainText(words('account.notBound'));
  });
});

test.describe('by a code', () => {
  test.use({ locale: 'en-GB', viewport: { width: 390, height: 844 } });
  const words = wordsOf('en');

  test('WeChat is added with the phone, and taken away again', async ({ context, server }) => {
    const page = await openAccount(context, server.url, 'en');
    await add(page, words, 'wechat', password);
    await page.getByRole('img', { name: words('accounts.qrPicture') }).waitFor();
    await expectAccessible(page);
    await scanWithPhone(page, { words, person: 'Hua', press: 'scanBind', check: expectAccessible });
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(wayRow(page, words, 'wechat')).toContainText('Hua');
    await unbind(page, words, 'wechat', password);
    await expect(wayRow(page, words, 'wechat')).toContainText(words('account.notBound'));
  });
});
