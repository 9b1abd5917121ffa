import {
  actOnSimulatedAgreement,
  checkSubscription,
  renewalTerms,
  wechatSubscription,
} from '@inkstone/contracts/subscriptions';
import { expect } from '@playwright/test';
import type { TestClient } from '../../apps/server/src/testing/client.ts';
import { orderPlan } from './purchases.ts';

/** Buys a month of Plus that renews through the simulated WeChat Pay. */
export async function subscribe(client: TestClient): Promise<{ orderNo: string; subscriptionId: string }> {
  const { orderNo } = await orderPlan(client, 'month_vip');
  const { amount, termsVersion } = await client.call(renewalTerms, { plan: 'month_vip' });
  const { subscriptionId, handle } = await client.call(wechatSubscription, {
    ...{ orderNo, way: 'qr', consent: { amount, termsVersion } },
  });
  const agreementId = handle.kind === 'code' ? String(handle.text.split('/').at(-1)) : '';
  await client.call(actOnSimulatedAgreement, { agreementId, action: 'sign' });
  // Polls as the page does.
  await expect
    .poll(async () => (await client.call(checkSubscription, { subscriptionId })).paidUntil, {
      ...{ intervals: [500], timeout: 10_000 },
    })
    .not.toBeNull();
  return { orderNo, subscriptionId };
}
