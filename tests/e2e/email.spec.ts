import type { Page } from '@playwright/test';
import { readNewestMessage, reopenSignedOut, signInByPassword, submitAccount } from '../support/entry.ts';
import { expectAccessible } from '../support/expect-fine.ts';
import { expectVisibleFocus, tabTo } from '../support/focus.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { withMovableClock } from '../support/server-options.ts';
import { signUpByEmail } from '../support/sign-up.ts';

test.use({ serverOptions: withMovableClock });

const password = 'ink2stone';

test.describe('on a phone', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 360, height: 740 }, hasTouch: true });
  const phrase = phrasesOf('zh');
  const address = 'xiaomei.wang@department.university.example.org';
  const another = 'xiaoming.li@example.org';
  const code = (page: Page) => page.getByLabel(phrase('accounts.codeLabel'), { exact: true });
  const button = (page: Page, key: string) => page.getByRole('button', { name: phrase(`accounts.${key}`) });

  test('an address is registered by a pasted mail, after a wrong code', async ({
    page,
    context,
    expectComplaint,
  }) => {
    expectComplaint(/status of 400/);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/zh/login');
    await submitAccount(page, phrase, address);
    await page.getByLabel(phrase('accounts.optionalPassword'), { exact: true }).fill(password);
    await page.getByRole('checkbox').check();
    await expectAccessible(page);
    await button(page, 'sendCode').click();
    await expect(page.getByText(phrase('accounts.codeIntro', { account: address }))).toBeVisible();
    await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code(page)).toBeFocused();
    await expect(page.getByRole('button', { name: /^\d+ 秒后可重新发送$/ })).toBeDisabled();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    const { text, code: right } = await readNewestMessage(page);
    await page.keyboard.type(right === '000000' ? '111111' : '000000');
    await expect(page.getByText(phrase('errors.code_wrong', { left: 4 }))).toBeVisible();
    await page.evaluate((mail) => navigator.clipboard.writeText(mail), text);
    await page.keyboard.press('ControlOrMeta+V');
    await page.waitForURL(/\/app$/);
  });

  test('an address signs in by its password, and by a code after a wrong one', async ({
    page,
    server,
    expectComplaint,
  }) => {
    expectComplaint(/status of 400/);
    await signUpByEmail(server.url, another, password);
    await page.goto('/zh/login');
    await signInByPassword(page, phrase, { phone: another, password });

    await server.pass(61_000);
    await reopenSignedOut(page, '/zh/login');
    await submitAccount(page, phrase, another);
    await button(page, 'useCode').click();
    await code(page).waitFor();
    const right = (await readNewestMessage(page)).code;
    await page.keyboard.type(right.replace(/.$/, (last) => String((Number(last) + 1) % 10)));
    await expect(page.getByText(phrase('errors.code_wrong', { left: 4 }))).toBeVisible();
    // The typed text replaces the wrong address.
    await page.keyboard.type(right);
    await page.waitForURL(/\/app$/);
  });
});

test.describe('on a desktop', () => {
  test.use({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
  const phrase = phrasesOf('en');

  test('by keyboard only, with an interrupted connection, and back without losing anything', async ({
    page,
    context,
    expectComplaint,
  }) => {
    expectComplaint(/net::ERR_INTERNET_DISCONNECTED/);
    await page.goto('/en/login');
    await page.waitForLoadState('networkidle');
    await expect(page.getByLabel(phrase('accounts.accountLabel'), { exact: true })).toBeFocused();
    const toAgreement = () =>
      submitAccount(page, phrase, 'jane@example.org', () => page.keyboard.press('Enter'));
    await toAgreement();
    await expectVisibleFocus(page);
    await page.keyboard.type(password);
    await page.getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await context.setOffline(true);
    await tabTo(page, phrase('accounts.sendCode'));
    await page.keyboard.press('Enter');
    await expect(page.getByText(phrase('errors.network_error'))).toBeVisible();
    await context.setOffline(false);

    await page.goBack();
    await toAgreement();
    await expect(page.getByLabel(phrase('accounts.optionalPassword'), { exact: true })).toHaveValue(password);
    await expect(page.getByRole('checkbox')).toBeChecked();
    await tabTo(page, phrase('accounts.sendCode'));
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(phrase('accounts.codeLabel'), { exact: true })).toBeFocused();
    await expectVisibleFocus(page);
    await page.keyboard.type((await readNewestMessage(page)).code);
    await page.waitForURL(/\/app$/);
  });
});
