import { convertPlus, quoteConversion } from '@inkstone/contracts/membership';
import { claimStorePurchase } from '@inkstone/contracts/orders';
import { day, manualClock, randomInt, seededRandom } from '@inkstone/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccount } from '../modules/accounts/testing.ts';
import { openShop, type Shop } from '../modules/orders/testing/shop.ts';
import type { RefundFact } from '../ports/pay-channel.ts';
import { createAppleStore } from '../providers/stores/apple/create-apple-store.ts';
import { createAppleSigner } from '../providers/stores/apple/testing/apple-signer.ts';
import { testDay } from '../testing/bare-server.ts';

const signer = createAppleSigner(testDay);
const app = { bundleId: 'com.example', environment: 'Production', type: 'Auto-Renewable Subscription' };
/** Number of sequences. Each is shuffled ten times; `script/soak random` runs ten times as many sequences. */
const sequenceCount = 3 * Number(process.env.TIMES ?? 1);
let shop: Shop;
beforeAll(async () => {
  const products = new Map([['pro.month', { kind: 'tier', tier: 'pro' } as const]]);
  const settings = {
    bundleId: app.bundleId,
    appId: 7,
    environment: 'production' as const,
    products,
    api: null,
  };
  shop = await openShop({
    base: {
      stores: {
        apple: createAppleStore(settings, { clock: manualClock(testDay) }, { root: signer.root }),
        google: null,
        huawei: null,
        harmony: null,
      },
    },
  });
  // The terms are in days, because the length of a month depends on the day on which it begins.
  await shop.deps.db.run(
    `insert into catalogue_items (item_id, kind, tier, days, value_days, is_listed, position) values
       ('ten_vip', 'vip', 'plus', 10, 10, true, 101), ('five_vvip', 'vip', 'pro', 5, 5, true, 102)`,
  );
  await shop.deps.db.run(
    `insert into catalogue_prices (price_id, item_id, currency, amount, valid_from) values
       ('ten_vip-1', 'ten_vip', 'CNY', 1000, 0), ('five_vvip-1', 'five_vvip', 'CNY', 2000, 0)`,
  );
});
afterAll(() => shop[Symbol.asyncDispose]());

interface Fact {
  readonly key: string;
  readonly after: readonly string[];
  deliver(): Promise<unknown>;
}

let accounts = 0;
/** Creates an account with unpaid orders, and the provider facts about them. Deterministic for a story number. */
async function begin(
  sequence: number,
): Promise<{ readonly accountId: string; readonly facts: readonly Fact[] }> {
  const randomBelow = (
    (random) => (count: number) =>
      randomInt(random, count)
  )(seededRandom(sequence));
  const { accountId, token } = await createAccount(shop.deps);
  const page = shop.server.as(token);
  const mine = ++accounts;
  const facts: Fact[] = [];
  const converts = randomBelow(2) === 0;
  const payments: string[] = [];
  const plans = ['ten_vip', ...(randomBelow(2) === 0 ? ['five_vvip'] : [])];
  for (const plan of plans) {
    const { orderNo } = await shop.order(accountId, plan, 1 + randomBelow(4));
    const number = await shop.attempt(accountId, orderNo);
    const pending = shop.wechat.trades.get(number);
    if (!pending) throw new Error('no trade');
    const fact = shop.wechat.pay(number);
    const key = `paid ${plan}`;
    payments.push(key);
    const send = (signed: ReturnType<typeof shop.wechat.sign>) => () => shop.post('wechat', signed);
    facts.push({ key, after: [], deliver: send(shop.wechat.sign(fact, key + mine)) });
    facts.push({
      key: `again ${plan}`,
      after: [],
      deliver: send(shop.wechat.sign(fact, `again${key}${mine}`)),
    });
    facts.push({
      key: `open ${plan}`,
      after: [],
      deliver: send(shop.wechat.sign(pending, `open${key}${mine}`)),
    });
    if (randomBelow(2) > 0) continue;
    const back: RefundFact = {
      ...{
        channel: 'wechat',
        merchant: fact.merchant,
        outTradeNo: number,
        outRefundNo: '',
        state: 'succeeded',
      },
      ...{
        providerRefund: `back-${number}`,
        providerTxn: fact.providerTxn,
        amount: fact.amount,
        currency: 'CNY',
      },
      ...(randomBelow(2) === 0 ? { cause: 'dispute' as const } : {}),
    };
    const after = [key, ...(converts ? ['converted'] : [])];
    facts.push({ key: `back ${plan}`, after, deliver: send(shop.wechat.sign(back, `back-${number}`)) });
  }
  if (converts) facts.push({ key: 'converted', after: payments, deliver: () => convert(page) });
  if (randomBelow(2) === 0) facts.push(...storeFacts(randomBelow, mine, page));
  return { accountId, facts };
}

async function convert(page: ReturnType<Shop['server']['as']>): Promise<void> {
  const { conversion } = await page.call(quoteConversion, {});
  if (conversion)
    await page.call(convertPlus, {
      ...{ conversionId: conversion.conversionId, consentHash: conversion.consent.hash },
    });
}

function storeFacts(
  randomBelow: (count: number) => number,
  mine: number,
  page: ReturnType<Shop['server']['as']>,
): Fact[] {
  const now = shop.clock.now();
  const from = now + 20 * day;
  const signedOf = (change: object) =>
    signer.sign({
      ...{ ...app, productId: 'pro.month', originalTransactionId: `s${mine}`, transactionId: `t${mine}` },
      ...{ purchaseDate: from, expiresDate: from + 30 * day, signedDate: now, ...change },
    });
  const notify = async (uuid: string, change: object) => {
    const data = { ...app, appAppleId: 7, signedTransactionInfo: signedOf(change) };
    const payload = { notificationType: 'DID_RENEW', notificationUUID: uuid, signedDate: now, data };
    const body = JSON.stringify({ signedPayload: signer.sign(payload) });
    const headers = { 'content-type': 'application/json' };
    await fetch(`${shop.server.url}/api/pay/notice/apple`, { method: 'POST', body, headers });
  };
  const notices = Array.from({ length: 1 + randomBelow(3) }, (_, at): Fact => {
    const signedDate = now + at + 1;
    const change = at % 2 === 0 ? { signedDate, revocationDate: from + 3 * day } : { signedDate };
    return { key: `store ${at}`, after: ['claimed'], deliver: () => notify(`u${mine}-${at}`, change) };
  });
  const claim = () => page.call(claimStorePurchase, { store: 'apple', signed: signedOf({}) });
  return [{ key: 'claimed', after: [], deliver: claim }, ...notices];
}

function shuffle(facts: readonly Fact[], randomBelow: (count: number) => number): Fact[] {
  const left = [...facts];
  const order: Fact[] = [];
  while (left.length > 0) {
    const ready = left.filter(({ after }) =>
      after.every((key) => order.some((delivered) => delivered.key === key)),
    );
    const next = ready[randomBelow(ready.length)];
    if (!next) throw new Error('Facts wait for each other');
    left.splice(left.indexOf(next), 1);
    order.push(next);
  }
  return order;
}

/** The tiers of the account over time, without the grants behind them. */
async function timeOf(accountId: string): Promise<string[]> {
  const rows = await shop.deps.db.run(
    `select tier, range_agg(int8range(starts_at, ends_at))::text as time from membership_spans
     where account_id = $1 group by tier order by tier`,
    [accountId],
  );
  return rows.map(({ tier, time }) => `${tier} ${time}`);
}

it(
  `has the same result in ${sequenceCount * 10} random orders of notices sent to the use cases`,
  async () => {
    const random = seededRandom(7);
    const randomBelow = (count: number) => randomInt(random, count);
    let withBenefits = 0;
    for (let sequence = 0; sequence < sequenceCount; sequence++) {
      const seen = new Set<string>();
      for (let turn = 0; turn < 10; turn++) {
        const { accountId, facts } = await begin(sequence);
        const order = shuffle(facts, randomBelow);
        for (const { deliver } of order) await deliver();
        seen.add(JSON.stringify(await timeOf(accountId)));
        const keys = order.map(({ key }) => key).join(', ');
        expect([...seen], `story ${sequence}, in the order ${keys}`).toHaveLength(1);
      }
      if (![...seen].includes('[]')) withBenefits++;
    }
    expect(withBenefits).toBeGreaterThan(0.4 * sequenceCount);
  },
  100_000 * sequenceCount,
);
