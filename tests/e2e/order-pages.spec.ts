import { listOrders } from '@inkstone/contracts/orders';
import type { BrowserContext } from '@playwright/test';
import type { TestClient } from '../../apps/server/src/testing/client.ts';
import { expectFine } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { buy, giveCoupon, orderPlan, orderWithCoupon, payInWallet } from '../support/purchases.ts';
import { withSimulator } from '../support/server-options.ts';
import { freshPhone, signUp } from '../support/sign-up.ts';
import { signUpStaff } from '../support/staff.ts';

test.use({ serverOptions: withSimulator, locale: 'zh-CN', viewport: { width: 360, height: 800 } });

async function enter(context: BrowserContext, { cookies }: TestClient, url: string): Promise<void> {
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
}

const phrase = phrasesOf('zh');

test('an order is found, paid elsewhere, and its history shown', async ({ page, context, server }) => {
  const buyer = await signUp(server.url);
  await enter(context, buyer, server.url);
  await page.goto('/zh/app/orders');
  await expect(page.getByText(phrase('orders.empty'))).toBeVisible();
  await expectFine(page);

  const paid = await buy(buyer, 'month_vip');
  const { orderNo } = await orderPlan(buyer, 'year_vvip');
  await page.reload();
  const list = page.getByRole('list', { name: phrase('orders.heading') });
  const rows = list.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Pro');
  await expect(rows.first()).toContainText('¥598');
  await expect(rows.first()).toContainText(phrase('orders.state.waiting'));
  await expect(rows.last()).toContainText('¥25');
  await expect(rows.last()).toContainText(phrase('orders.state.done'));
  await expectFine(page);

  await rows.first().getByRole('link').press('Enter');
  await page.waitForURL(new RegExp(`${orderNo}$`));
  const state = page.getByRole('region', { name: phrase('orders.stateLabel') });
  await expect(state).toContainText(phrase('orders.state.waiting'));
  const history = page.getByRole('list', { name: phrase('orders.timeline') });
  await expect(history.getByRole('listitem')).toHaveText([new RegExp(phrase('orders.event.ordered'))]);
  await expectFine(page);

  // A query to the provider before the payment finds nothing, and the page says so.
  await state.getByRole('button', { name: phrase('orders.paidNotShown') }).click();
  await expect(state.getByText(phrase('orders.checkNotFound'))).toBeVisible();
  await payInWallet(buyer, orderNo);
  await expect(state).toContainText(phrase('orders.explain.done'));
  await expect(history).toContainText(phrase('orders.event.granted'));
  await expect(state.getByRole('button', { name: phrase('orders.cancelOrder') })).toBeHidden();
  await expectFine(page);

  // Also in the other language.
  await page.goto(`/en/app/orders/${paid.orderNo}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Plus');
  await expectFine(page);

  // On paper it has the width of the sidebar, which is not printed, too.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ media: 'print' });
  expect((await page.getByRole('main').boundingBox())?.width).toBeGreaterThan(600);
});

test('an unpaid order is cancelled by keyboard', async ({ page, context, server }) => {
  const buyer = await signUp(server.url);
  await enter(context, buyer, server.url);
  const { orderNo } = await orderPlan(buyer, 'words_100k');
  await page.goto(`/zh/app/orders/${orderNo}`);
  const cancel = page.getByRole('button', { name: phrase('orders.cancelOrder'), exact: true });
  await cancel.press('Enter');
  const dialog = page.getByRole('dialog', { name: phrase('orders.cancelTitle') });
  await expect(dialog).toBeVisible();
  await expectFine(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(cancel).toBeFocused();

  await cancel.press('Enter');
  await dialog.getByRole('button', { name: phrase('orders.cancelOrder') }).press('Enter');
  const state = page.getByRole('region', { name: phrase('orders.stateLabel') });
  await expect(state).toContainText(phrase('orders.explain.closed'));
  await expect(cancel).toBeHidden();
  await expect(page.getByRole('list', { name: phrase('orders.timeline') })).toContainText(
    phrase('orders.event.closed'),
  );
  expect((await buyer.call(listOrders, {})).orders[0]?.status).toBe('canceled');
});

test('coupons are listed with their savings, and with the orders that hold them', async ({
  page,
  context,
  server,
}) => {
  const phone = freshPhone();
  const buyer = await signUp(server.url, phone);
  await enter(context, buyer, server.url);
  const empty = await page.request.get('/zh/app/coupons');
  // As an element: the page also contains its messages.
  expect(await empty.text()).toContain(`>${phrase('coupons.empty')}<`);

  const staff = await signUpStaff(server, 'finance');
  await giveCoupon(staff, phone, { name: 'Autumn', minimum: 2000, plans: ['month_vip', 'year_vip'] });
  await giveCoupon(staff, phone, { name: 'Share', amount: null, percent: 10, validDays: 2 });
  await giveCoupon(staff, phone, { name: 'Held', amount: 800 });
  await giveCoupon(staff, phone, { name: 'Used', amount: 100 });
  await payInWallet(buyer, (await orderWithCoupon(buyer, 'month_vip', 'Used')).orderNo);
  const { orderNo } = await orderWithCoupon(buyer, 'month_vip', 'Held');
  await page.goto('/zh/app/coupons');

  const group = (kind: 'usable' | 'held' | 'used', count: number) =>
    page.getByRole('list', { name: phrase(`coupons.group.${kind}`, { count }) }).getByRole('listitem');
  await expect(group('usable', 2)).toContainText(['Share', 'Autumn']);
  await expect(group('usable', 2).last()).toContainText('¥5');
  await expect(group('usable', 2).last()).toContainText('¥20');
  await expect(group('usable', 2).first()).toContainText('10');
  await expect(group('used', 1)).toContainText(['Used']);
  await expectFine(page);
  await group('held', 1).getByRole('link').click();
  await page.waitForURL(new RegExp(`${orderNo}$`));
  await expect(page.getByRole('term').getByText(phrase('orders.coupon'), { exact: true })).toBeVisible();
});

test('an order of another account is not found', async ({ server }) => {
  const { orderNo } = await orderPlan(await signUp(server.url), 'month_vip');
  const other = await signUp(server.url);
  for (const wrong of [orderNo, '1', '000000000000000000']) {
    const reply = await other.fetch(`/en/app/orders/${wrong}`);
    expect(reply.status, wrong).toBe(404);
  }
});

test('visitors must sign in, and return afterwards', async ({ request }) => {
  for (const name of ['orders', 'coupons', 'usage']) {
    const { pathname, searchParams } = new URL((await request.get(`/en/app/${name}`)).url());
    expect([pathname, searchParams.get('next')]).toEqual(['/en/login', `/en/app/${name}`]);
  }
});
