import * as contract from '@inkstone/contracts/subscriptions';
import { day, hour, randomInt, seededRandom } from '@inkstone/kernel';
import { openTestSession } from '../../accounts/testing.ts';
import { openShop, type Shop } from '../../orders/testing/shop.ts';
import { type Subscriber, subscribe } from './subscribe.ts';

/** What happened, and every rule that was broken. */
export interface RenewalRun {
  readonly charged: number;
  readonly canceled: number;
  readonly refunded: number;
  readonly states: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

const plans = ['month_vip', 'month_vvip', 'quarter_vip'] as const;
const moods = ['paid', 'paid', 'paid', 'paid', 'lost', 'open', 'no_money', 'refused'] as const;

/** Runs subscribers through months of renewals, cancels and failures, then checks money, notices and benefits. */
export async function runRenewals(wish: {
  readonly users: number;
  readonly months: number;
  readonly seed: number;
}): Promise<RenewalRun> {
  const random = seededRandom(wish.seed);
  const below = (count: number) => randomInt(random, count);
  await using shop = await openShop({ config: { roles: ['web'] } });
  const people: Subscriber[] = [];
  for (let user = 0; user < wish.users; user++) {
    const email = below(10) === 0 ? '' : `reader${user}@example.com`;
    const plan = plans[below(plans.length)] ?? 'month_vip';
    people.push(await subscribe(shop, below(2) === 0 ? 'wechat' : 'alipay', { plan, email }));
    if (below(3) === 0) await shop.pass(below(24) * hour);
  }
  let canceled = 0;
  for (let passed = 0; passed < wish.months * 31; passed += 5) {
    for (const fake of [shop.agreements.wechat, shop.agreements.alipay]) {
      fake.mood = moods[below(moods.length)] ?? 'paid';
      fake.answersEnd = below(4) > 0;
    }
    await shop.pass(5 * day);
    payOpen(shop, below);
    for (const one of people) {
      if (below(400) === 0) shop.agreements.alipay.states.delete(one.agreementNo);
      if (below(300) > 0) continue;
      canceled += 1;
      const client = shop.server.as(await openTestSession(shop.deps, one));
      await client.call(contract.cancelSubscription, { subscriptionId: one.subscriptionId });
    }
  }
  payOpen(shop, () => 1);
  Object.assign(shop.agreements.wechat, { answersEnd: true });
  Object.assign(shop.agreements.alipay, { answersEnd: true });
  await shop.pass(2 * day);
  return { canceled, ...(await judge(shop)) };
}

/** Decides charges that their provider left open: most are paid, the others fail. */
function payOpen(shop: Shop, below: (count: number) => number): void {
  for (const [name, fake] of [
    ['wechat', shop.wechat],
    ['alipay', shop.alipay],
  ] as const)
    for (const number of shop.agreements[name].charged) {
      const trade = fake.trades.get(number);
      if (trade?.state !== 'pending') continue;
      if (below(3) > 0) fake.pay(number);
      else fake.fail(number);
    }
}

async function judge(shop: Shop): Promise<Omit<RenewalRun, 'canceled'>> {
  const { run } = shop.deps.db;
  const faults: string[] = [];
  const none = async (name: string, text: string) => {
    const rows = await run(text);
    if (rows.length > 0) faults.push(`${name}: ${rows.length}, such as ${JSON.stringify(rows[0])}`);
  };
  await none(
    'a ledger transaction does not sum to zero',
    'select txn_id from ledger_entries group by txn_id having sum(amount) <> 0',
  );
  await none(
    'a charge without a notice received five days before',
    `select c.attempt_id from charges c where c.period_no > 1 and not exists (
       select 1 from renewal_notices n where n.subscription_id = c.subscription_id and n.period_no = c.period_no
         and n.receipt_at is not null and c.started_at - n.receipt_at > 4 * 86400000 and length(n.content_hash) = 64)`,
  );
  await none(
    'a period that was paid twice',
    `select o.subscription_id from payments p join orders o using (order_no)
     where p.use = 'applied' and o.subscription_id is not null
     group by o.subscription_id, o.period_no having count(*) > 1`,
  );
  await none(
    'more tries than allowed',
    'select subscription_id from charges group by subscription_id, period_no having count(*) > 3',
  );
  await none(
    'a charge at night',
    `select attempt_id from charges where period_no > 1
       and extract(hour from to_timestamp(started_at / 1000) at time zone 'Asia/Shanghai') not between 7 and 21`,
  );
  await none(
    'a charge after a cancel that was neither before it nor returned',
    `select p.payment_id from payments p join orders o using (order_no)
     left join refunds r on r.payment_id = p.payment_id and r.state = 'succeeded'
     where o.subscription_id is not null and p.use <> 'applied' and r.refund_id is null`,
  );
  await none(
    'paid periods and counted ones differ',
    `select s.subscription_id from subscriptions s where s.state not in ('charging', 'retrying') and s.period_no <>
       (select count(*) from orders o where o.subscription_id = s.subscription_id and o.state = 'finished')`,
  );
  await none(
    'a gap in the benefits of one who pays before their extension ends',
    `select a.account_id from (select account_id, grant_id, ends_at, lead(starts_at) over (partition by account_id order by starts_at) as next
       from membership_spans) a join grants g using (grant_id) where a.next > a.ends_at and g.source <> 'grace'`,
  );
  const taken = [...shop.wechat.trades.values(), ...shop.alipay.trades.values()].filter(
    ({ state }) => state === 'paid',
  );
  const [known] = await run(
    'select coalesce(sum(amount), 0)::float8 as sum, count(*)::float8 as count from payments',
  );
  const sum = taken.reduce((all, { amount }) => all + amount, 0);
  if (Number(known?.sum) !== sum) faults.push(`providers took ${sum}, and ${known?.sum} is known`);
  const [returned] = await run(
    `select count(*)::float8 as count, coalesce(sum(amount), 0)::float8 as sum from refunds where state = 'succeeded'`,
  );
  const [held] = await run(
    `select coalesce(sum(amount), 0)::float8 as sum from ledger_entries where account_key like 'clearing/%'`,
  );
  if (Number(held?.sum) !== sum - Number(returned?.sum))
    faults.push('the ledger has another amount than providers');
  const states = await run('select state, count(*)::float8 as count from subscriptions group by state');
  return {
    ...{ charged: Number(known?.count), refunded: Number(returned?.count), faults },
    states: Object.fromEntries(states.map(({ state, count }) => [String(state), Number(count)])),
  };
}
