import type { BrowserContext, Locator, Page } from '@playwright/test';
import { allowAs, signInBrowser } from '../support/entry.ts';
import { expectAccessible } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { type Phrases, phrasesOf, type TestedLocale } from '../support/phrases.ts';
import { freshPhone } from '../support/sign-up.ts';
import { scanWithPhone } from '../support/simulated-phone.ts';

const password = 'geheim1234';

/** Signs a new account with a number and a password in, on its account page. */
async function openAccount(context: BrowserContext, url: string, locale: TestedLocale): Promise<Page> {
  await signInBrowser(context, url, { phone: freshPhone(), password });
  const page = await context.newPage();
  await page.goto(new URL(`/${locale}/app/account`, url).href);
  return page;
}

const wayRow = (page: Page, phrase: Phrases, kind: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByText(phrase(`account.way_${kind}`), { exact: true }) });

function press(page: Page, phrase: Phrases, word: 'add' | 'unbind', kind: string): Promise<void> {
  const name = phrase(`account.${word}Of`, { kind, way: phrase(`account.way_${kind}`) });
  return page.getByRole('button', { name }).click();
}

/** Starts adding a login method, with the password when a proof is required. */
async function add(page: Page, phrase: Phrases, kind: string, proof = ''): Promise<Locator> {
  await press(page, phrase, 'add', kind);
  const dialog = page.getByRole('dialog');
  if (proof) {
    await dialog.getByLabel(phrase('account.passwordNow')).fill(proof);
    await dialog.getByRole('button', { name: phrase('account.continue'), exact: true }).click();
  }
  return dialog;
}

/** Goes to an identity provider from a dialog. */
function leaveBy(dialog: Locator, phrase: Phrases, kind: string, word = 'continueAt'): Promise<void> {
  const name = phrase(`account.${word}`, { way: phrase(`account.way_${kind}`) });
  return dialog.getByRole('button', { name }).click();
}

/** Removes a login method, with the password when a proof is required. */
async function unbind(page: Page, phrase: Phrases, kind: string, proof = ''): Promise<void> {
  await press(page, phrase, 'unbind', kind);
  const dialog = page.getByRole('dialog');
  if (proof) {
    await dialog.getByLabel(phrase('account.passwordNow')).fill(proof);
    await dialog.getByRole('button', { name: phrase('account.continue') }).click();
  }
  await dialog.getByRole('button', { name: phrase('account.unbind'), exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function signOut(page: Page, phrase: Phrases): Promise<void> {
  await page.getByRole('banner').locator('summary').filter({ hasText: 'Xiaomei' }).click();
  await page.getByRole('button', { name: phrase('common.signOut') }).click();
  await page.waitForURL(/\/zh$/);
}

test.describe('by redirect', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 1280, height: 800 } });
  const phrase = phrasesOf('zh');

  test('Google is added to an account, signs in to it, and stays as its last login method', async ({
    context,
    server,
    newDevice,
    expectComplaint,
  }) => {
    expectComplaint(/status of 40[09]/);
    const page = await openAccount(context, server.url, 'zh');
    const dialog = await add(page, phrase, 'google', password);
    await expectAccessible(page);
    await leaveBy(dialog, phrase, 'google');
    await allowAs(page, phrase, 'Xiaomei');
    await page.waitForURL(/\/zh\/app\/account\?bound=google$/);
    await expect(
      page.getByText(phrase('account.boundNow', { way: phrase('account.way_google') })),
    ).toBeInViewport();
    await expect(wayRow(page, phrase, 'google')).toContainText('Xiaomei');
    await expectAccessible(page);

    // Another account cannot link the same identity.
    const others = await newDevice();
    const other = await openAccount(others, server.url, 'zh');
    await leaveBy(await add(other, phrase, 'google', password), phrase, 'google');
    await allowAs(other, phrase, 'Xiaomei');
    await expect(other.getByText(phrase('errors.identity_taken'))).toBeVisible();
    await expectAccessible(other);
    await other.getByRole('link', { name: phrase('accounts.backToAccount') }).click();
    await expect(wayRow(other, phrase, 'google')).toContainText(phrase('account.notBound'));
    await others.close();

    await signOut(page, phrase);
    await page.goto(`/zh/login?next=${encodeURIComponent('/zh/app/account')}`);
    await page.getByRole('button', { name: phrase('accounts.google') }).click();
    await allowAs(page, phrase, 'Xiaomei');
    await page.waitForURL(/\/zh\/app\/account$/);
    await unbind(page, phrase, 'phone', password);
    await expect(wayRow(page, phrase, 'phone')).toContainText(phrase('account.notBound'));
    await press(page, phrase, 'unbind', 'google');
    await expect(page.getByRole('alert')).toHaveText(phrase('errors.unbind_last_way', { listed: 'no' }));
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    // A session that is too old is not a proof, and the account has no other method: the user signs in again.
    await page.route('**/api/bindings*', async (route) => {
      const response = await route.fetch();
      const reply = await response.json();
      await route.fulfill({ response, json: { ...reply, data: { ...reply.data, isFresh: false } } });
    });
    await page.reload();
    const again = await add(page, phrase, 'qq');
    await expect(again.getByText(phrase('account.signInAgain'))).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/bindings*');
    await leaveBy(again, phrase, 'google', 'signInBy');
    await allowAs(page, phrase, 'Xiaomei');
    await page.waitForURL(/\/zh\/app\/account$/);
    await expect(page.getByText(phrase('account.provedNow'))).toBeInViewport();
    await leaveBy(await add(page, phrase, 'qq'), phrase, 'qq');
    await allowAs(page, phrase, 'Xiaomei');
    await expect(wayRow(page, phrase, 'qq')).toContainText('Xiaomei');
    await unbind(page, phrase, 'google');
    await expect(wayRow(page, phrase, 'google')).toContainText(phrase('account.notBound'));
  });
});

test.describe('by a QR code', () => {
  test.use({ locale: 'en-GB', viewport: { width: 390, height: 844 } });
  const phrase = phrasesOf('en');

  test('WeChat is added with the phone, and removed again', async ({ context, server }) => {
    const page = await openAccount(context, server.url, 'en');
    await add(page, phrase, 'wechat', password);
    await page.getByRole('img', { name: phrase('accounts.qrPicture') }).waitFor();
    await expectAccessible(page);
    await scanWithPhone(page, { phrase, person: 'Hua', press: 'scanBind', check: expectAccessible });
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(wayRow(page, phrase, 'wechat')).toContainText('Hua');
    await unbind(page, phrase, 'wechat', password);
    await expect(wayRow(page, phrase, 'wechat')).toContainText(phrase('account.notBound'));
  });
});
