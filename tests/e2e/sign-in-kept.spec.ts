import type { Page } from '@playwright/test';
import { submitAccount } from '../support/entry.ts';
import { expectAccessible } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { freshPhone } from '../support/sign-up.ts';
import { wordsOf } from '../support/words.ts';

/** On a server where nobody registers by e-mail. */

const words = wordsOf('en');
const button = (page: Page, key: string) => page.getByRole('button', { name: words(`accounts.${key}`) });

test.use({ locale: 'en-GB', viewport: { width: 360, height: 740 }, hasTouch: true });

test('keeps what was typed over the back button, and says why an address cannot register', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/status of 400/);
  await page.goto('/en/login');
  await submitAccount(page, words, 'nobody@example.org');
  const field = page.getByLabel(words('accounts.accountLabel'), { exact: true });
  await expect(page.getByText(words('errors.email_registration_unavailable'))).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('nobody@example.org');

  await submitAccount(page, words, freshPhone());
  const password = page.getByLabel(words('accounts.optionalPassword'), { exact: true });
  await password.fill('password1');
  await button(page, 'sendCode').click();
  await expect(page.getByText(words('errors.password_common'))).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill('ink4stone');
  await page.getByRole('link', { name: words('common.termsNames.privacy') }).click();
  await expect(page.frameLocator('dialog iframe').getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: words('common.close') }).click();
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await expectAccessible(page);
  await button(page, 'sendCode').click();
  await expect(page.getByText(words('errors.terms_not_agreed'))).toBeVisible();

  await page.goBack();
  await submitAccount(page, words, await field.inputValue());
  await expect(password).toHaveValue('ink4stone');
});
