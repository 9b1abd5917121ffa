import { expectAccessible } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { buy, payInWallet } from '../support/purchases.ts';
import { withSimulator } from '../support/server-options.ts';
import { signUp } from '../support/sign-up.ts';
import { orderOfPage } from '../support/simulated-wallet.ts';
import { expectFits } from '../support/staff.ts';
import { subscribe } from '../support/subscribe.ts';

test.use({ serverOptions: withSimulator, locale: 'en-GB' });

test('Plus is upgraded by the dialog, and later Plus is converted as announced', async ({
  page,
  context,
  server,
}) => {
  const phrase = phrasesOf('en');
  const buyer = await signUp(server.url);
  await context.addCookies([...buyer.cookies].map(([name, value]) => ({ name, value, url: server.url })));
  const { orderNo } = await buy(buyer, 'year_vip');

  await test.step('the sheet shows the credit of the order, and the plan decides what is left', async () => {
    await page.goto('/en/plan/upgrade');
    await expect(page.getByText(orderNo)).toBeVisible();
    await page.getByRole('radio', { name: 'Pro, 1 year' }).check();
    await expect(page.getByRole('button', { name: /¥400/ })).toBeVisible();
    await page.setViewportSize({ width: 360, height: 800 });
    await expectFits(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('it is ordered after the consent and paid in the wallet', async () => {
    const submit = page.getByRole('button', { name: /¥400/ });
    await submit.click();
    await expect(page.getByText(phrase('errors.terms_not_agreed'))).toBeVisible();
    await page.getByRole('checkbox').check();
    await submit.click();
    const code = page.getByRole('img', { name: phrase('purchase.codeLabel') });
    await expect(code).toBeVisible();
    // Changing the order keeps the credit and the choice, also after a reload.
    await page.getByRole('button', { name: phrase('purchase.changeOrder') }).click();
    await page.waitForURL(/\/plan\/upgrade\?plan=year_vvip$/);
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Pro, 1 year' })).toBeChecked();
    await page.getByRole('checkbox').check();
    await submit.click();
    await expect(code).toBeVisible();
    // Closing the dialog interrupts the request that loads the page again.
    const isClosed = Promise.withResolvers<void>();
    const reload = '**/plan/upgrade.data*';
    await page.route(reload, (route) => isClosed.promise.then(() => route.continue()), { times: 1 });
    const reloads = page.waitForRequest(reload);
    await payInWallet(buyer, await orderOfPage(page));
    await expect(page.getByText(phrase('purchase.doneTitle'))).toBeVisible();
    await reloads;
    await page
      .getByRole('dialog')
      .getByRole('button', { name: phrase('common.close') })
      .first()
      .click();
    isClosed.resolve();
    await expect(page.getByText(phrase('upgrade.none'))).toBeVisible();
  });

  await test.step('Plus that was bought later becomes whole days of Pro', async () => {
    await buy(buyer, 'quarter_vip');
    await subscribe(buyer);
    await page.goto('/en/plan/convert');
    await expect(page.getByText(phrase('upgrade.result'))).toBeVisible();
    // The renewal of Plus continues, and its next charge is shown.
    const renewal = page.getByText(/^Your automatic renewal continues: CN¥25 on .+ \(WeChat Pay\)/);
    await expect(renewal).toBeVisible();
    await expect(renewal.getByRole('link')).toHaveAttribute('href', '/en/app/subscriptions');
    await page.setViewportSize({ width: 360, height: 800 });
    await expectFits(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectFits(page);
    await expectAccessible(page);
    const convert = page.getByRole('button', { name: phrase('upgrade.convert') });
    await convert.click();
    await expect(page.getByText(phrase('upgrade.consentMissing'))).toBeVisible();
    await page.getByRole('checkbox').check();
    await convert.click();
    await expect(page.getByText(/^3[01] days of Pro have been added/)).toBeVisible();
  });
});
