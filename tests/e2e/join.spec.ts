import type { Page } from '@playwright/test';
import { allowAs, bindNumber, reopenSignedOut } from '../support/entry.ts';
import { expect, test } from '../support/journey.ts';
import { expectAccessible } from '../support/look.ts';
import { withMovableClock } from '../support/server-options.ts';
import { freshPhone, signUp } from '../support/sign-up.ts';
import { wordsOf } from '../support/words.ts';

const minute = 60_000;
const sizes = [
  { locale: 'zh', tag: 'zh-CN', viewport: { width: 360, height: 740 } },
  { locale: 'en', tag: 'en-GB', viewport: { width: 1280, height: 800 } },
] as const;

test.use({ serverOptions: withMovableClock });

for (const { locale, tag, viewport } of sizes) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ locale: tag, viewport, hasTouch: viewport.width < 600 });
    const words = wordsOf(locale);
    const button = (page: Page, key: string) => page.getByRole('button', { name: words(`accounts.${key}`) });

    async function comeByGoogle(page: Page, person: string): Promise<void> {
      await page.goto(`/${locale}/login`);
      await button(page, 'google').click();
      await allowAs(page, words, person);
    }

    /** Expects the signed-in account to show this state of a sign-in method. */
    async function expectWay(page: Page, kind: string, text: string): Promise<void> {
      await page.goto(`/${locale}/app/account`);
      const row = page
        .getByRole('listitem')
        .filter({ has: page.getByText(words(`account.way_${kind}`), { exact: true }) });
      await expect(row).toContainText(text);
    }

    test('a number that has an account is joined to Google only when somebody says so', async ({
      page,
      server,
      expectComplaint,
    }) => {
      // The refusal of a number that already has an account.
      expectComplaint(/status of 409/);
      const [theirs, another] = [freshPhone(), freshPhone()];
      await signUp(server.url, theirs);
      const values = { phone: `+86 ${theirs}`, house: words('accounts.google') };

      await server.pass(minute);
      await comeByGoogle(page, `Lin ${locale}`);
      await bindNumber(page, words, theirs);
      await expect(page.getByText(words('accounts.joinIntro', values))).toBeVisible();
      await expectAccessible(page);
      await button(page, 'joinOther').click();
      const number = page.getByLabel(words('accounts.phoneLabel'), { exact: true });
      await expect(number).toBeFocused();
      await expect(number).toHaveValue(theirs);
      await expect(page.getByRole('checkbox')).toBeChecked();
      await bindNumber(page, words, another);
      await page.waitForURL(/\/app$/);
      await expectWay(page, 'phone', another.slice(-4));
      await expectWay(page, 'google', `Lin ${locale}`);

      await server.pass(minute);
      await reopenSignedOut(page, `/${locale}`);
      await comeByGoogle(page, `Wu ${locale}`);
      await bindNumber(page, words, theirs);
      await button(page, 'joinAccount').click();
      await page.waitForURL(/\/app$/);
      await expectWay(page, 'phone', theirs.slice(-4));
      await expectWay(page, 'google', `Wu ${locale}`);

      await reopenSignedOut(page, `/${locale}`);
      await comeByGoogle(page, `Wu ${locale}`);
      await page.waitForURL(/\/app$/);
    });
  });
}
