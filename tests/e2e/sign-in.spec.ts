import type { Page } from '@playwright/test';
import {
  bindNumber,
  enterCode,
  readCodeFromSimulator,
  readCodeOnSimulatorPage,
  reopenSignedOut,
  solvePuzzle,
  submitAccount,
} from '../support/entry.ts';
import { expectAccessible } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { withMovableClock } from '../support/server-options.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { freshPhone, signUp } from '../support/sign-up.ts';
import { scanWithPhone } from '../support/simulated-phone.ts';

const phrase = phrasesOf('en');
const button = (page: Page, key: string) => page.getByRole('button', { name: phrase(`accounts.${key}`) });

test.use({
  locale: 'en-GB',
  viewport: { width: 1280, height: 800 },
  serverOptions: withMovableClock,
});

/** Creates an account whose number may already receive the next code (one per minute). */
async function signUpEarlier(server: ServerProcess, password?: string): Promise<string> {
  const phone = freshPhone();
  await signUp(server.url, phone, password);
  await server.pass(60_000);
  return phone;
}

const lin = { phrase, person: 'Lin', press: 'scanConfirm' } as const;

test('by WeChat: a code on the screen, a phone that confirms, a number for the first time', async ({
  page,
}) => {
  await page.goto('/en/login');
  await expectAccessible(page);
  await button(page, 'wechat').click();
  await page.getByRole('img', { name: phrase('accounts.qrPicture') }).waitFor();
  await expectAccessible(page);
  await scanWithPhone(page, { ...lin, check: expectAccessible });
  await bindNumber(page, phrase, freshPhone());
  await page.waitForURL(/\/app$/);

  await reopenSignedOut(page, '/en/login');
  await button(page, 'wechat').click();
  await scanWithPhone(page, lin);
  await page.waitForURL(/\/app$/);
});

test('by Google: refused first, then with a number, then at once', async ({ page, expectComplaint }) => {
  expectComplaint(/status of 400/);
  const comeAs = async (answer: 'simulatedAllow' | 'simulatedRefuse') => {
    await button(page, 'google').click();
    await page.getByLabel(phrase('accounts.simulatedPerson')).fill('Ann');
    await button(page, answer).click();
  };
  await page.goto('/en/login');
  await comeAs('simulatedRefuse');
  await expect(page.getByText(phrase('errors.social_refused'))).toBeVisible();
  await page.getByRole('link', { name: phrase('accounts.simulatorBack') }).click();
  await comeAs('simulatedAllow');
  await bindNumber(page, phrase, freshPhone());
  await page.waitForURL(/\/app$/);

  await reopenSignedOut(page, '/en/login');
  await comeAs('simulatedAllow');
  await page.waitForURL(/\/app$/);
});

test('by a code sent to the phone', async ({ page, server }) => {
  const phone = await signUpEarlier(server);
  await page.goto('/en/login');
  await submitAccount(page, phrase, phone);
  await page.getByLabel(phrase('accounts.codeLabel'), { exact: true }).waitFor();
  await enterCode(page, phrase, await readCodeOnSimulatorPage(page, phrase));
  await page.waitForURL(/\/app$/);

  await page.goto('/en');
  await page.waitForURL(/\/en#home$/);
  await page.goto('/en?a=1', { waitUntil: 'networkidle' });
  await expect(page).toHaveURL(/\/en\?a=1$/);
});

test('by another password, when the old one is forgotten', async ({ page, server }) => {
  const phone = await signUpEarlier(server, 'forg0tten');
  await page.goto('/en/login');
  await submitAccount(page, phrase, phone);
  await solvePuzzle(page, phrase, () => button(page, 'forgot').click());
  await enterCode(page, phrase, await readCodeFromSimulator(page, phrase));
  await page.getByLabel(phrase('accounts.newPasswordLabel'), { exact: true }).fill('ink4stones');
  await page.getByLabel(phrase('accounts.newPasswordAgain'), { exact: true }).fill('ink4stones');
  await expectAccessible(page);
  await button(page, 'savePassword').click();
  await page.waitForURL(/\/app$/);
});
