import { actOnSimulatedTrade, couponPrice, payCode, purchase } from '@inkstone/contracts/orders';
import type { TestClient } from '../../apps/server/src/testing/client.ts';
import { expectFineAndCapture } from '../support/capture-simulator.ts';
import { expectFineIn } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { withSimulator } from '../support/server-options.ts';
import { signUp } from '../support/sign-up.ts';
import { confirmWithReason, giveReason, signInStaff } from '../support/staff.ts';

const phrase = phrasesOf('zh');
const t = (key: string) => phrase(`staff-orders.${key}`);

test.use({ serverOptions: withSimulator, locale: 'zh-CN', viewport: { width: 360, height: 800 } });

/** Orders a month of Plus and pays it under a number that no order has. Returns the number of the order. */
async function payElsewhere(client: TestClient): Promise<string> {
  const { quote } = await client.call(couponPrice, { plan: 'month_vip' });
  const { orderNo } = await client.call(purchase, { quoteId: quote.quoteId });
  const { text } = await client.call(payCode, { orderNo, channel: 'alipay' });
  await client.call(actOnSimulatedTrade, { tradeId: text.split('/').at(-1) ?? '', action: 'other_number' });
  return orderNo;
}

test('money without an order is found on the first page, applied to an order, returned, and ignored', async ({
  page,
  server,
  context,
}) => {
  const client = await signUp(server.url);
  const orderNo = await payElsewhere(client);
  for (let i = 0; i < 2; i++) await payElsewhere(await signUp(server.url));
  await signInStaff(context, server, 'support');
  await page.goto('/zh/admin');
  await page
    .getByRole('region', { name: phrase('admin.waiting') })
    .getByRole('link', { name: phrase('admin.waiting_strayPayments') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('stray'));
  const items = page.getByRole('list', { name: t('stray'), exact: true }).getByRole('listitem');
  await expect(items).toHaveCount(3);
  await expectFineAndCapture(page, 'stray');

  await items
    .first()
    .getByRole('button', { name: t('applyTo'), exact: true })
    .click();
  await page.getByLabel(t('orderNumber')).fill(orderNo);
  await giveReason(page, phrase, 'The buyer called');
  await expectFineAndCapture(page, 'stray-apply');
  await confirmWithReason(page, phrase, 'The buyer called', t('applyTo'));
  await expect(items).toHaveCount(2);
  await items
    .first()
    .getByRole('button', { name: t('return'), exact: true })
    .click();
  await confirmWithReason(page, phrase, 'Nobody knows it', t('return'));
  await expect(items).toHaveCount(1);
  await items
    .first()
    .getByRole('button', { name: t('foreign'), exact: true })
    .click();
  await expectFineAndCapture(page, 'stray-foreign');
  await confirmWithReason(page, phrase, 'Of the shop', t('foreign'));
  await expect(page.getByText(t('noStray_open'))).toBeVisible();
  await page.getByRole('link', { name: t('stray_all'), exact: true }).click();
  await expect(items.filter({ hasText: t('foreign') })).not.toHaveCount(0);
  await expectFineAndCapture(page, 'stray-all');
  await expectFineIn(page, 'en');
  await page.goto(`/zh/admin/orders/${orderNo}`);
  await expect(page.getByRole('main').getByText(t('status_finished'))).toBeVisible();
  await expect(page.getByText(phrase('staff-money.reasons.apply'), { exact: false })).toBeVisible();
});
