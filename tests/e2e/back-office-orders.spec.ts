import { actOnSimulatedTrade, couponPrice, payCode, purchase } from '@inkstone/contracts/orders';
import type { Page } from '@playwright/test';
import type { TestClient } from '../../apps/server/src/testing/client.ts';
import { expectAccessible } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { withSimulator } from '../support/server-options.ts';
import { signUp } from '../support/sign-up.ts';
import { confirmWithReason, expectFits, signInStaff } from '../support/staff.ts';

const phrase = phrasesOf('zh');
const t = (key: string, values?: Record<string, string | number>) => phrase(`staff-orders.${key}`, values);

test.use({
  locale: 'zh-CN',
  viewport: { width: 1280, height: 800 },
  serverOptions: withSimulator,
});

/** Orders a month of Plus and pays it; returns the order number. */
async function buy(client: TestClient, action: 'pay' | 'lose_notice'): Promise<string> {
  const { quote } = await client.call(couponPrice, { plan: 'month_vip' });
  const { orderNo } = await client.call(purchase, { quoteId: quote.quoteId });
  const { text } = await client.call(payCode, { orderNo, channel: 'alipay' });
  await client.call(actOnSimulatedTrade, { tradeId: text.split('/').at(-1) ?? '', action });
  return orderNo;
}

/** Expects the page to fit the window and to be accessible. */
async function check(page: Page) {
  await expectFits(page);
  await expectAccessible(page);
}

/** Gives the reason of an action and waits until it is done. */
async function confirm(page: Page, label: string) {
  await confirmWithReason(page, phrase, '用户来电', label);
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('finance refunds half an order, and repairs one that was paid and not granted', async ({
  page,
  server,
  context,
}) => {
  const client = await signUp(server.url);
  const paid = await buy(client, 'pay');
  const lost = await buy(client, 'lose_notice');
  await signInStaff(context, server, 'finance');
  await page.goto(`${server.url}/zh/admin`);
  await page.getByRole('link', { name: phrase('admin.section_orders'), exact: true }).click();
  await check(page);
  await page.getByLabel(t('query')).fill(paid);
  await page.getByRole('button', { name: t('find') }).click();
  await expect(page.getByRole('list', { name: t('title') }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('link', { name: paid }).click();

  await page.getByRole('button', { name: t('doRefund') }).click();
  await page.getByRole('dialog').getByLabel(t('amount')).fill('12.50');
  await confirm(page, t('doRefund'));
  const refund = page.getByRole('listitem').filter({ hasText: t('refund', { number: 'R' }) });
  await expect(refund).toContainText(phrase('orders.refundState.succeeded'));
  // The refunded half of the period has ended; the rest is a separate grant.
  await expect(page.getByText(t('grant', { tier: 'Plus' }))).toHaveCount(1);
  await expect(page.getByText(t('grantKept', { tier: 'Plus' }))).toHaveCount(1);
  await check(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await check(page);

  await page.goto(`${server.url}/zh/admin/orders/${lost}`);
  await page.getByRole('button', { name: t('ask') }).click();
  await confirm(page, t('ask'));
  await expect(page.getByRole('main').getByText(t('status_finished'))).toBeVisible();
  await expect(page.getByText(t('grant', { tier: 'Plus' }))).toBeVisible();
});
