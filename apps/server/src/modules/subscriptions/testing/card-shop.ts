import * as contract from '@inkstone/contracts/subscriptions';
import { type Instant, minute } from '@inkstone/kernel';
import { makeStripeEvent } from '../../../providers/pay/simulator/notice-makers.ts';
import {
  startStripe,
  stripeSettings,
  webhookSecret,
} from '../../../providers/pay/stripe/testing/stripe-account.ts';
import type {
  BilledInvoice,
  BilledSubscription,
} from '../../../providers/pay/stripe/testing/stripe-billing.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createAccount, openTestSession, type TestAccount } from '../../accounts/testing.ts';
import { createOrder } from '../../orders/create-order.ts';
import { createQuote } from '../../orders/quotes/create-quote.ts';
import { findSubscription, type Subscription } from '../store.ts';
import { consentTo } from './subscribe.ts';

/** An account with a subscription by card. */
export interface CardHolder extends TestAccount {
  readonly orderNo: string;
  readonly subscriptionId: string;
  /** The subscription as stored at the provider. */
  readonly billed: BilledSubscription;
}

/** A server with the real Stripe driver and a test double of Stripe. */
export interface CardShop extends AsyncDisposable {
  readonly server: TestServer;
  readonly stripe: Awaited<ReturnType<typeof startStripe>>['server'];
  /** Begins a subscription, which is not paid yet. */
  begin(plan?: string): Promise<CardHolder>;
  /** Begins a subscription and pays its first invoice. */
  subscribe(plan?: string): Promise<CardHolder>;
  /** Creates an event as Stripe posts it: signed, with an id of its own. */
  event(type: string, what: BilledSubscription | BilledInvoice | object, change?: EventChange): SentEvent;
  /** Posts an event, and returns the status of the reply. */
  post(event: SentEvent): Promise<number>;
  /** Advances the clock by `ms`, stops at each time at which something is due, and runs it. */
  pass(ms: number): Promise<void>;
  stored(holder: Pick<CardHolder, 'subscriptionId'>): Promise<Subscription>;
  /** Opens a new session of the account, because sessions do not last as long as subscriptions. */
  clientOf(holder: TestAccount): Promise<TestClient>;
}

interface EventChange {
  readonly secret?: string;
  readonly at?: Instant;
}
type SentEvent = ReturnType<typeof makeStripeEvent>;

/** Opens a shop for subscriptions by card. */
export async function openCardShop(): Promise<CardShop> {
  const { server: stripe, ...rest } = await startStripe();
  const pay = { wechat: null, alipay: null, stripe: stripeSettings({ url: stripe.url }) };
  const server = await createTestServer({ config: { roles: ['web'], pay } });
  const { deps, clock } = server;
  stripe.now = () => clock.now();
  let [people, events] = [0, 0];
  const shop: CardShop = {
    ...{ server, stripe },
    begin: async (plan = 'month_vip') => {
      const account = await createAccount(deps, { email: `card${++people}@example.com` });
      const { quoteId } = await createQuote(deps, account.accountId, { plan, quantity: 1 });
      const { orderNo } = await createOrder(deps, account.accountId, quoteId);
      const client = server.as(account.token);
      const consent = await consentTo(client, plan);
      const { subscriptionId } = await client.call(contract.stripeSubscription, { orderNo, consent });
      const { agreementRef } = await shop.stored({ subscriptionId });
      const billed = stripe.billing.subscriptions.get(agreementRef);
      if (!billed) throw new Error('Stripe has no such subscription');
      return { ...account, orderNo, subscriptionId, billed };
    },
    subscribe: async (plan) => {
      const holder = await shop.begin(plan);
      const invoice = stripe.billing.payFirst(holder.billed.id, clock.now());
      await shop.post(shop.event('invoice.paid', invoice));
      await deps.runDue();
      return holder;
    },
    event: (type, what, { secret = webhookSecret, at = clock.now() } = {}) => {
      const isBilled = 'metadata' in what || 'subscription' in what;
      const object = isBilled ? stripe.billing.describe(what as BilledInvoice) : what;
      const created = Math.floor(at / 1000);
      const event = { id: `evt_${++events}`, object: 'event', type, created, data: { object } };
      return makeStripeEvent(secret, event, created);
    },
    post: async ({ headers, body }) => {
      const init = { method: 'POST', headers, body: Buffer.from(body) };
      return (await fetch(`${server.url}/api/pay/notice/stripe`, init)).status;
    },
    pass: async (ms) => {
      const end = clock.now() + ms;
      for (;;) {
        await deps.runDue();
        const at = await deps.nextDue();
        if (at === null || at > end) break;
        clock.set(Math.max(at, clock.now() + 1));
      }
      clock.set(end);
    },
    stored: async ({ subscriptionId }) => {
      const found = await findSubscription(deps.db.sql, subscriptionId);
      if (!found) throw new Error('no subscription');
      return found;
    },
    clientOf: async (holder) => server.as(await openTestSession(deps, holder)),
    [Symbol.asyncDispose]: async () => {
      await server.close();
      await rest[Symbol.asyncDispose]();
    },
  };
  return shop;
}

/** Delay between the creation and the charge of a renewal's invoice at Stripe, in ms. */
export const draftTime = 60 * minute;
