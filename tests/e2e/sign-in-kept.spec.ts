import type { Page } from '@playwright/test';
import { submitAccount } from '../support/entry.ts';
import { expectAccessible } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { freshPhone } from '../support/sign-up.ts';

/** On a server where nobody registers by e-mail. */

const phrase = phrasesOf('en');
const button = (page: Page, key: string) => page.getByRole('button', { name: phrase(`accounts.${key}`) });

test.use({ locale: 'en-GB', viewport: { width: 360, height: 740 }, hasTouch: true });

test('keeps the typed text over the back button, and shows why an address cannot register', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/status of 400/);
  await page.goto('/en/login');
  await submitAccount(page, phrase, 'nobody@example.org');
  const field = page.getByLabel(phrase('accounts.accountLabel'), { exact: true });
  await expect(page.getByText(phrase('errors.email_registration_unavailable'))).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('nobody@example.org');

  await submitAccount(page, phrase, freshPhone());
  const password = page.getByLabel(phrase('accounts.optionalPassword'), { exact: true });
  await password.fill('password1');
  await button(page, 'sendCode').click();
  await expect(page.getByText(phrase('errors.password_common'))).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill('ink4stone');
  await page.getByRole('link', { name: phrase('common.termsNames.privacy') }).click();
  await expect(page.frameLocator('dialog iframe').getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: phrase('common.close') }).click();
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await expectAccessible(page);
  await button(page, 'sendCode').click();
  await expect(page.getByText(phrase('errors.terms_not_agreed'))).toBeVisible();

  await page.goBack();
  await submitAccount(page, phrase, await field.inputValue());
  await expect(password).toHaveValue('ink4stone');
});
