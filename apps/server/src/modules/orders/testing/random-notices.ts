import { minute, type Random, randomInt, second, seededRandom } from '@inkstone/kernel';
import type { ProviderFact } from '../../../ports/pay-channel.ts';
import { createAccount } from '../../accounts/testing.ts';
import type { PostedNotice } from './fake-provider.ts';
import type { Shop } from './shop.ts';

/** Notices sent by a run, and the expected payments. */
export interface NoticeRun {
  readonly sent: number;
  readonly forged: number;
  /** Differences between the database and the model; empty if there are none. */
  readonly faults: readonly string[];
}

interface Sale {
  readonly accountId: string;
  readonly orderNo: string;
  readonly numbers: { readonly channel: 'wechat' | 'alipay'; readonly outTradeNo: string }[];
  /** Amounts by the provider's number of the payment, of notices that were delivered. */
  readonly valid: Map<string, number>;
  readonly wrong: Map<string, number>;
}

const plans = ['month_vip', 'week_vvip', 'words_50k', 'quarter_vip'];

/**
 * Sends random notices through the real route: valid, forged, repeated, late, reordered, mismatched, concurrent;
 * meanwhile orders expire and are closed. Then compares payments, orders, grants, refunds and ledger with a model.
 */
export async function runRandomNotices(shop: Shop, seed: number, notices: number): Promise<NoticeRun> {
  const random = seededRandom(seed);
  const below = (count: number) => randomInt(random, count);
  const sales: Sale[] = [];
  const kept: { readonly sale: Sale; readonly send: () => Promise<string>; readonly record: () => void }[] =
    [];
  let [sent, forged, events] = [0, 0, 0];
  const faults: string[] = [];

  while (sent < notices) {
    if (sales.length === 0 || below(6) === 0) sales.push(await sell(shop, random));
    // Stays below the rate limit of the notice routes.
    shop.clock.advance(second);
    if (below(12) === 0) await shop.pass(below(40) * minute);
    const batch: Promise<void>[] = [];
    for (let size = 1 + below(6); size > 0; size--) {
      const old = below(3) === 0 ? kept[below(kept.length || 1)] : undefined;
      const one = old ?? make(shop, sales, random, ++events);
      if (!old) kept.push(one);
      sent += 1;
      one.record();
      batch.push(
        one.send().then((reply) => {
          if (reply !== 'success') faults.push(`a signed notice was answered ${reply}`);
        }),
      );
      if (below(5) === 0) {
        forged += 1;
        sent += 1;
        batch.push(
          forge(shop, sales, random).then((reply) => void (reply === 'denied' || faults.push(reply))),
        );
      }
    }
    await Promise.all(batch);
  }
  await shop.pass(24 * 60 * minute);
  faults.push(...(await compare(shop, sales)));
  return { sent, forged, faults };
}

async function sell(shop: Shop, random: Random): Promise<Sale> {
  const { accountId } = await createAccount(shop.deps);
  const plan = plans[randomInt(random, plans.length)] ?? 'month_vip';
  const { orderNo } = await shop.order(accountId, plan, 1 + randomInt(random, 3));
  const numbers: Sale['numbers'] = [];
  for (const channel of ['wechat', 'alipay'] as const)
    if (channel === 'wechat' || randomInt(random, 2) === 0)
      numbers.push({ channel, outTradeNo: await shop.attempt(accountId, orderNo, channel) });
  return { accountId, orderNo, numbers, valid: new Map(), wrong: new Map() };
}

function pick<T>(random: Random, from: readonly T[]): T {
  const one = from[randomInt(random, from.length)];
  if (one === undefined) throw new Error('There is nothing to choose from');
  return one;
}

/** A notice about a random attempt: mostly paid, sometimes with other terms, sometimes pending or closed. */
function make(shop: Shop, sales: readonly Sale[], random: Random, event: number) {
  const sale = pick(random, sales);
  const { channel, outTradeNo } = pick(random, sale.numbers);
  const provider = shop[channel];
  const trade = provider.trades.get(outTradeNo);
  if (!trade) throw new Error(`There is no trade ${outTradeNo}`);
  const kind = randomInt(random, 10);
  const isOver = trade.state === 'paid' || trade.state === 'closed';
  const fact: ProviderFact =
    kind < 2 && !isOver
      ? { ...trade, state: kind === 0 ? 'pending' : 'closed' }
      : kind < 6
        ? provider.pay(outTradeNo)
        : { ...provider.pay(outTradeNo), ...change(random, trade.amount) };
  const isWrong = (['merchant', 'app', 'amount', 'currency'] as const).some(
    (term) => fact[term] !== trade[term],
  );
  const signed = provider.sign(fact, `event-${event}`);
  return {
    sale,
    send: () => shop.post(channel, signed),
    record: () => {
      if (fact.state !== 'paid') return;
      (isWrong ? sale.wrong : sale.valid).set(fact.providerTxn, fact.amount);
    },
  };
}

function change(random: Random, amount: number): Partial<ProviderFact> {
  return pick(random, [
    { amount: amount - 1 },
    { amount: 1 },
    { currency: 'USD' },
    { merchant: 'another' },
    { app: 'another' },
    {},
  ]);
}

/** Posts a forged notice: about a payment that does not exist, with the signature of another notice. */
function forge(shop: Shop, sales: readonly Sale[], random: Random): Promise<string> {
  const { channel, outTradeNo } = pick(random, pick(random, sales).numbers);
  const trade = shop[channel].trades.get(outTradeNo);
  if (!trade) throw new Error(`There is no trade ${outTradeNo}`);
  const forgedFact: ProviderFact = {
    ...trade,
    state: 'paid',
    providerTxn: `forged-${randomInt(random, 1e9)}`,
  };
  const { headers } = shop[channel].sign(trade, 'another event');
  const { body } = shop[channel].sign(forgedFact, `forged-${randomInt(random, 1e9)}`);
  const notice: PostedNotice = { body, headers };
  return shop.post(channel, notice);
}

const sum = (amounts: Iterable<number>) => [...amounts].reduce((total, amount) => total + amount, 0);

/** Returns every difference between the database and the payments. */
async function compare(shop: Shop, sales: readonly Sale[]): Promise<string[]> {
  const { db } = shop.deps;
  const faults: string[] = [];
  const expect = (what: string, found: unknown, expected: unknown) => {
    if (JSON.stringify(found) !== JSON.stringify(expected))
      faults.push(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`);
  };
  let [applied, granted] = [0, 0];
  for (const { orderNo, valid, wrong } of sales) {
    const uses = await db.run(
      `select use, count(*)::int as count from payments where order_no = $1 group by use order by use`,
      [orderNo],
    );
    const expected = [
      { use: 'applied', count: Math.min(1, valid.size) },
      { use: 'surplus', count: Math.max(0, valid.size - 1) },
      { use: 'suspense', count: wrong.size },
    ];
    expect(
      `payments of ${orderNo}`,
      uses,
      expected.filter(({ count }) => count > 0),
    );
    const [order] = await db.run('select state from orders where order_no = $1', [orderNo]);
    expect(`state of ${orderNo}`, order?.state, valid.size > 0 ? 'finished' : 'canceled');
    const [grants] = await db.run(
      `select (select count(*)::int from grants where source_id = $1)
         + (select count(*)::int from word_packages where source_id = $1) as count`,
      [orderNo],
    );
    expect(`grants of ${orderNo}`, grants?.count, Math.min(1, valid.size));
    applied += Math.min(1, valid.size);
    granted += Number(grants?.count);
  }
  expect('grants', granted, applied);
  const [money] = await db.run(
    `select (select coalesce(sum(amount), 0)::float8 from payments) as paid,
       (select coalesce(sum(amount), 0)::float8 from payments where use = 'surplus') as surplus,
       (select coalesce(sum(amount), 0)::float8 from refunds where state = 'succeeded') as refunded,
       (select coalesce(sum(amount), 0)::float8 from ledger_entries where account_key like 'clearing/%') as clearing,
       (select coalesce(-sum(amount), 0)::float8 from ledger_entries where account_key like 'revenue/%')
         - (select coalesce(sum(amount), 0)::float8 from payments where use = 'applied') as revenue,
       (select coalesce(sum(amount), 0)::float8 from ledger_entries where account_key like 'surplus/%') as kept,
       (select coalesce(sum(amount), 0)::float8 from ledger_entries) as entries,
       (select count(*)::int from ledger_accounts a where balance <>
         (select coalesce(sum(amount), 0) from ledger_entries e where e.account_key = a.account_key)) as untrue`,
  );
  const paid = sum(sales.flatMap(({ valid, wrong }) => [...valid.values(), ...wrong.values()]));
  const returned = sum(
    [shop.wechat, shop.alipay].flatMap(({ refunds }) => [...refunds.values()].map(({ amount }) => amount)),
  );
  expect('money', money, {
    ...{ paid, surplus: returned, refunded: returned, clearing: paid - returned },
    ...{ revenue: 0, kept: 0, entries: 0, untrue: 0 },
  });
  return faults;
}
