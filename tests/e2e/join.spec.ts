import type { Page } from '@playwright/test';
import { allowAs, bindNumber, reopenSignedOut } from '../support/entry.ts';
import { expectFine, expectFineIn } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { withMovableClock } from '../support/server-options.ts';
import { freshPhone, signUp } from '../support/sign-up.ts';

const minute = 60_000;
const phrase = phrasesOf('zh');
const button = (page: Page, key: string) => page.getByRole('button', { name: phrase(`accounts.${key}`) });

test.use({
  serverOptions: withMovableClock,
  locale: 'zh-CN',
  viewport: { width: 360, height: 740 },
  hasTouch: true,
});

/** Signs in by Google in a browser without a session. */
async function comeByGoogle(page: Page, person: string): Promise<void> {
  await reopenSignedOut(page, '/zh/login');
  await button(page, 'google').click();
  await allowAs(page, phrase, person);
}

/** Expects the signed-in account to show this state of its sign-in methods. */
async function expectWays(page: Page, ways: Readonly<Record<string, string>>): Promise<void> {
  await page.goto('/zh/app/account');
  for (const [kind, text] of Object.entries(ways)) {
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByText(phrase(`account.way_${kind}`), { exact: true }) });
    await expect(row).toContainText(text);
  }
}

test('a number with an account is linked to Google only after confirmation', async ({
  page,
  server,
  expectComplaint,
}) => {
  // The refusal of a number that already has an account.
  expectComplaint(/status of 409/);
  const [theirs, another] = [freshPhone(), freshPhone()];
  await signUp(server.url, theirs);
  const values = { phone: `+86 ${theirs}`, provider: phrase('accounts.google') };

  await server.pass(minute);
  await comeByGoogle(page, 'Lin joins');
  await bindNumber(page, phrase, theirs);
  await expect(page.getByText(phrase('accounts.joinIntro', values))).toBeVisible();
  await expectFine(page);
  await button(page, 'joinOther').click();
  const number = page.getByLabel(phrase('accounts.phoneLabel'), { exact: true });
  await expect(number).toBeFocused();
  await expect(number).toHaveValue(theirs);
  await expect(page.getByRole('checkbox')).toBeChecked();
  await bindNumber(page, phrase, another);
  await page.waitForURL(/\/app$/);
  await expectWays(page, { phone: another.slice(-4), google: 'Lin joins' });

  await server.pass(minute);
  await comeByGoogle(page, 'Wu joins');
  await bindNumber(page, phrase, theirs);
  await button(page, 'joinAccount').click();
  await page.waitForURL(/\/app$/);
  await expectWays(page, { phone: theirs.slice(-4), google: 'Wu joins' });
  await expectFineIn(page, 'en');

  await comeByGoogle(page, 'Wu joins');
  await page.waitForURL(/\/app$/);
});
