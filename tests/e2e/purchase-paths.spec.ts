import { type PurchasePath, purchasePaths } from '../../apps/web/app/features/membership/paths/index.ts';
import { isChineseOnly } from '../../apps/web/app/platform/i18n/resolve-locale.ts';
import { expectAccessible } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { orderPlan } from '../support/purchases.ts';
import { withSimulator } from '../support/server-options.ts';
import { signUp } from '../support/sign-up.ts';
import { expectFits } from '../support/staff.ts';

test.use({ serverOptions: withSimulator, locale: 'en-GB' });

/** Dialogs that somebody may close to stay on the page of the path. */
const closing = ['purchase', 'coupons', 'terms'];

/**
 * One path of each kind of page and dialog, except plain pages that journeys of their own examine on a phone and at a desk:
 * `purchase`, `order-pages`, `usage`, `upgrade` and `subscriptions`.
 */
const examined = ['plan', 'coupons', 'usage', 'orders', 'receipt', 'upgrade', 'convert', 'subscriptions'];
const kinds = [...new Map(purchasePaths.map((one) => [`${one.page} ${one.dialog}`, one])).values()].filter(
  ({ page, dialog }) => dialog !== null || !examined.includes(page),
);

function languageOf({ path }: PurchasePath): string {
  return isChineseOnly(`/${path}`) ? 'zh-CN' : 'en';
}

test('every path of the purchase area shows a page, and the dialog that it names', async ({
  page,
  context,
  server,
}) => {
  const buyer = await signUp(server.url);
  await context.addCookies([...buyer.cookies].map(([name, value]) => ({ name, value, url: server.url })));
  await orderPlan(buyer, 'month_vip');

  await test.step('each as the server renders it', async () => {
    const headings = new Map<string, string>();
    for (const one of purchasePaths) {
      const reply = await page.request.get(`/en/${one.path}`);
      expect(reply.status(), one.path).toBe(200);
      const html = await reply.text();
      const lang = languageOf(one);
      expect(html, one.path).toMatch(`<html lang="${lang}"`);
      const heading = /<h1[^>]*>([^<]+)/.exec(html)?.[1] ?? '';
      expect(heading, one.path).not.toBe('');
      const kind = `${one.page} ${lang}`;
      expect(heading, one.path).toBe(headings.get(kind) ?? heading);
      headings.set(kind, heading);
    }
    // The headings of pages differ, so that a wrong page is detected.
    const chinese = [...headings].filter(([kind]) => kind.endsWith('zh-CN')).map(([, heading]) => heading);
    expect(new Set(chinese).size, chinese.join()).toBe(chinese.length);
  });

  for (const one of kinds) {
    await test.step(one.path, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`/en/${one.path}`);
      // A new purchase by card starts with the dialog.
      const count = one.dialog === null && one.page !== 'card' ? 0 : 1;
      await expect(page.getByRole('dialog'), one.path).toHaveCount(count);
      // Not by role: an open dialog hides the page from assistive technology.
      await expect(page.locator('h1').first(), one.path).toBeAttached();
      await expectFits(page);
      await page.setViewportSize({ width: 360, height: 800 });
      await expectFits(page);
      await expectAccessible(page);
      if (one.dialog === null || !closing.includes(one.dialog)) return;
      // It listens to keys once it has taken the focus; closed, it stays so.
      await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(new URL(page.url()).pathname).toContain(one.path);
    });
  }
});

test('a path about one payment method chooses it; a user without credit buys Pro on the page of the upgrade', async ({
  page,
  context,
  server,
}) => {
  const buyer = await signUp(server.url);
  await context.addCookies([...buyer.cookies].map(([name, value]) => ({ name, value, url: server.url })));
  const dialog = page.getByRole('dialog');
  for (const [path, way] of [
    ['/en/vipV2/overseaCreditCardPayHome', /^Card/],
    ['/en/vipV2/overseaWechatQQCode', /^WeChat Pay(?! or)/],
  ] as const) {
    await page.goto(path);
    await expect(dialog.getByRole('radio', { name: way })).toBeChecked();
    // The plan is that of a month.
    await expect(dialog).toContainText('CN¥25');
  }

  await page.goto('/zh/vipV3/upgrade');
  const buy = page.getByRole('button', {
    name: phrasesOf('zh')('plan.choose', { tier: 'Pro' }),
    exact: true,
  });
  await buy.press('Enter');
  await expect(dialog).toContainText('¥98');
  // The element that opened the dialog has the focus again after it closes.
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(buy).toBeFocused();
});

test('visitors see the plans, and sign in before they buy', async ({ page }) => {
  await page.goto('/zh/vipV3/compare');
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.goto('/zh/vipV2/payMethod');
  await page.waitForURL(/\/zh\/login\?next=/);
  expect(new URL(page.url()).searchParams.get('next')).toMatch(/^\/zh\/vipV2\/payMethod\?buy=/);
});
