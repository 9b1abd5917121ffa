import { moveTestClock } from '@inkstone/contracts/orders';
import {
  actOnSimulatedAgreement,
  checkSubscription,
  wechatSubscription,
} from '@inkstone/contracts/subscriptions';
import { expect, test } from '../support/journey.ts';
import { expectAccessible } from '../support/look.ts';
import { orderPlan } from '../support/purchases.ts';
import { signUp } from '../support/sign-up.ts';
import { expectFits } from '../support/staff.ts';
import { wordsOf } from '../support/words.ts';

test.use({
  serverOptions: { settings: { SIMULATOR: 'on' } },
  locale: 'zh-CN',
  viewport: { width: 360, height: 800 },
});

const words = wordsOf('zh');
const t = (key: string, values?: Record<string, string>) => words(`subscriptions.${key}`, values);

test('a subscription is listed, and canceled by two clicks', async ({ page, context, server }) => {
  const buyer = await signUp(server.url);
  await context.addCookies([...buyer.cookies].map(([name, value]) => ({ name, value, url: server.url })));
  await page.goto('/zh/vipV3/subscribeList');
  await expect(page.getByText(t('empty'))).toBeVisible();
  await expectAccessible(page);

  const { orderNo } = await orderPlan(buyer, 'month_vip');
  const { subscriptionId, handle } = await buyer.call(wechatSubscription, { orderNo, way: 'qr' });
  const agreementId = handle.kind === 'code' ? String(handle.text.split('/').at(-1)) : '';
  await buyer.call(actOnSimulatedAgreement, { agreementId, action: 'sign' });
  await buyer.call(checkSubscription, { subscriptionId });
  // The notice of the charge arrives.
  await buyer.call(moveTestClock, { to: Date.now() + 600_000 });

  await page.reload();
  const card = page.getByRole('article');
  await expect(card).toContainText(t('status.active'));
  await expect(card).toContainText(t('channel.wechat'));
  await expect(card).toContainText('¥25');
  await expectFits(page);
  await expectAccessible(page);
  await card.getByRole('button', { name: t('cancel') }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('cancel') }).click();
  await expect(card).toContainText(t('status.canceled'));
  await expect(card).toContainText(t('paidUntil'));
  await expect(card).not.toContainText(t('nextAt'));
  await expect(card.getByRole('button')).toHaveCount(0);
});
