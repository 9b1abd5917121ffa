import type { SubscriptionView } from '@inkstone/contracts/subscriptions';
import * as contract from '@inkstone/contracts/subscriptions';
import type { TestClient } from '../../../testing/client.ts';
import { createAccount, type TestAccount } from '../../accounts/testing.ts';
import type { Shop } from '../../orders/testing/shop.ts';
import { findSubscription, type Subscription } from '../store.ts';

/** An account with a subscription. */
export interface Subscriber extends TestAccount {
  readonly client: TestClient;
  readonly subscriptionId: string;
  readonly agreementNo: string;
}

/** Creates an account that agrees to the renewal of a plan and is charged for the first period. */
export async function subscribe(
  shop: Shop,
  channel: 'wechat' | 'alipay' = 'wechat',
  {
    plan = 'month_vip',
    ...person
  }: { readonly plan?: string; readonly email?: string; readonly password?: string } = {},
): Promise<Subscriber> {
  const account = await createAccount(shop.deps, person);
  const client = shop.server.as(account.token);
  const { orderNo } = await shop.order(account.accountId, plan);
  const consent = await consentTo(client, plan);
  const endpoint = channel === 'wechat' ? contract.wechatSubscription : contract.alipaySubscription;
  const { subscriptionId } = await client.call(endpoint as typeof contract.alipaySubscription, {
    ...{ orderNo, way: 'qr' as const, consent },
  });
  const { agreementNo } = await stored(shop, subscriptionId);
  shop.agreements[channel].states.set(agreementNo, 'signed');
  await client.call(contract.checkSubscription, { subscriptionId });
  await shop.pass(60_000);
  return { ...account, client, subscriptionId, agreementNo };
}

/** Consent to the renewal of a plan as it is offered now. */
export async function consentTo(client: TestClient, plan: string) {
  const { amount, termsVersion } = await client.call(contract.renewalTerms, { plan });
  return { amount: Math.max(1, amount), termsVersion };
}

/** Returns a subscription as stored. */
export async function stored({ deps }: Shop, subscriptionId: string): Promise<Subscription> {
  const found = await findSubscription(deps.db.sql, subscriptionId);
  if (!found) throw new Error('no subscription');
  return found;
}

/** Returns a subscription as its owner sees it, without opening the page that counts as an announcement of charges. */
export async function seen({ client, subscriptionId }: Subscriber): Promise<SubscriptionView> {
  return (await client.call(contract.readSubscription, { subscriptionId })).subscription;
}
