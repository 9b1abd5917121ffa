import type { Page } from '@playwright/test';
import {
  enterCode,
  readNewestMessage,
  reopenSignedOut,
  signInBrowser,
  solvePuzzle,
  submitAccount,
} from '../support/entry.ts';
import { expectAccessible } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { withMovableClock } from '../support/server-options.ts';
import { freshPhone } from '../support/sign-up.ts';

const phrase = phrasesOf('zh');
const minute = 60_000;

test.use({
  locale: 'zh-CN',
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  serverOptions: withMovableClock,
});

const t = (key: string) => phrase(`account.${key}`);
const code = (page: Page) => page.getByLabel(t('code'), { exact: true });
const phoneRow = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByText(t('way_phone'), { exact: true }) });

async function chooseAreaCode(page: Page, areaCode: string): Promise<void> {
  await page.getByRole('button', { name: /\+\d+/ }).click();
  await page.getByRole('combobox', { name: phrase('accounts.areaCodeSearch') }).fill(areaCode);
  await page.keyboard.press('Enter');
}

/** Returns the code that was sent last, when the page asks for it. */
async function readSentCode(page: Page): Promise<string> {
  await code(page).waitFor();
  return (await readNewestMessage(page)).code;
}

test('a number is replaced by another, after a code to the old one proves ownership', async ({
  page,
  context,
  server,
  expectComplaint,
}) => {
  expectComplaint(/status of 4(00|29)/);
  // Numbers of Hong Kong that begin with 9123 are valid; of those that begin with 91, one in ten is not.
  const [old, abroad, next] = [freshPhone(), `9123${freshPhone().slice(-4)}`, freshPhone()];
  await signInBrowser(context, server.url, { phone: old });
  await page.goto('/zh/app/account');
  const change = () => page.getByRole('button', { name: t('phoneChange') }).click();

  // The code for the registration was sent just now, so the next one is delayed.
  await solvePuzzle(page, phrase, change);
  const wait = page.getByRole('button', { name: /^\d+ 秒后可重新发送$/ });
  await expect(wait).toBeDisabled();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await server.pass(minute);

  await solvePuzzle(page, phrase, change);
  await expect(page.getByText(t('proofText'))).toBeVisible();
  const proof = await readSentCode(page);
  await code(page).fill(proof.replace(/.$/, (last) => String((Number(last) + 1) % 10)));
  await expect(page.getByText(phrase('errors.code_wrong', { left: 4 }))).toBeVisible();
  await expect(wait).toBeDisabled();
  await expectAccessible(page);
  await page.keyboard.type(proof);

  const number = page.getByLabel(t('phoneNew'));
  await expect(number).toBeFocused();
  await expect(page.getByText(t('proofText'))).toBeHidden();
  await chooseAreaCode(page, '852');
  await number.fill(abroad);
  await solvePuzzle(page, phrase, () => number.press('Enter'));
  await expect(page.getByText(phrase('account.codeHint', { account: `+852 ${abroad}` }))).toBeVisible();
  await page.getByRole('button', { name: phrase('accounts.back') }).click();
  await expect(number).toHaveValue(abroad);
  await chooseAreaCode(page, '86');
  await number.fill(next);
  await solvePuzzle(page, phrase, () => number.press('Enter'));
  const sent = await readSentCode(page);
  await expect(
    page.getByRole('dialog').getByRole('button', { name: t('change'), exact: true }),
  ).toBeVisible();
  await code(page).fill(sent);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(phoneRow(page)).toContainText(next.slice(-4));

  await server.pass(minute);
  await reopenSignedOut(page, '/zh/login');
  await submitAccount(page, phrase, old);
  await expect(page.getByRole('heading', { name: phrase('accounts.agreementHeading') })).toBeVisible();
  await page.getByRole('button', { name: phrase('accounts.back') }).click();
  await submitAccount(page, phrase, next);
  await page.getByLabel(phrase('accounts.codeLabel'), { exact: true }).waitFor();
  await enterCode(page, phrase, (await readNewestMessage(page)).code);
  await page.waitForURL(/\/app$/);
});
