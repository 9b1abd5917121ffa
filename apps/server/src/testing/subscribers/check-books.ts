import type { Shop } from '../../modules/orders/testing/shop.ts';
import type { Bills } from './bills.ts';

/** Rules by name; every row that a query returns violates its rule. */
const rules: Readonly<Record<string, string>> = {
  'a ledger transaction does not sum to zero':
    'select txn_id from ledger_entries group by txn_id having sum(amount) <> 0',
  'a ledger account has another balance than its entries':
    'select a.account_key from ledger_accounts a where a.balance <> (select coalesce(sum(e.amount), 0) from ledger_entries e where e.account_key = a.account_key)',
  'a charge without a notice received four whole days before, for its amount': `select c.attempt_id from charges c
    join pay_attempts t using (attempt_id) where c.period_no > 1 and not exists (
      select 1 from renewal_notices n where n.subscription_id = c.subscription_id and n.period_no = c.period_no
        and n.amount = t.amount and n.receipt_at is not null and c.started_at - n.receipt_at > 4 * 86400000
        and length(n.content_hash) = 64)`,
  'a charge above what its payer had agreed to': `select c.attempt_id from charges c join pay_attempts t using (attempt_id)
    where t.amount > coalesce((select n.amount from renewal_consents n where n.subscription_id = c.subscription_id
      and n.agreed_at <= c.started_at order by n.seq desc limit 1), 0)`,
  'a charge after its subscription had ended': `select c.attempt_id from charges c join subscriptions s using (subscription_id)
    where c.started_at > s.ended_at`,
  'an end for want of consent to a price that was not told': `select s.subscription_id from subscriptions s
    where s.fault = 'no_consent' and s.end_reason = 'lapsed' and not exists (select 1 from price_notices n
      where n.subscription_id = s.subscription_id and n.period_no = s.period_no + 1 and n.amount > s.amount)`,
  'a period that was paid twice': `select o.subscription_id from payments p join orders o using (order_no)
    where p.use = 'applied' and o.subscription_id is not null group by o.subscription_id, o.period_no having count(*) > 1`,
  'an order that was paid twice': `select order_no from payments where use = 'applied' group by order_no having count(*) > 1`,
  'more tries than allowed':
    'select subscription_id from charges group by subscription_id, period_no having count(*) > 3',
  'a charge at night': `select attempt_id from charges where period_no > 1
    and extract(hour from to_timestamp(started_at / 1000) at time zone 'Asia/Shanghai') not between 7 and 21`,
  'money that nobody needed and that did not go back': `select p.payment_id from payments p
    left join refunds r on r.payment_id = p.payment_id and r.state = 'succeeded' where p.use <> 'applied' and r.refund_id is null`,
  'more was returned than paid': `select p.payment_id from payments p join refunds r using (payment_id)
    where r.state not in ('denied', 'closed', 'failed') group by p.payment_id, p.amount having sum(r.amount) > p.amount`,
  'a refund that has no end': `select refund_id from refunds where state not in ('succeeded', 'denied')`,
  'paid periods and counted ones differ': `select s.subscription_id from subscriptions s where s.state not in ('charging', 'retrying')
    and s.period_no <> (select count(*) from orders o where o.subscription_id = s.subscription_id and o.state = 'finished')`,
  'a subscription that nothing will look at again': `select subscription_id, state, period_no from subscriptions s
    where state <> 'ended' and not exists (select 1 from due where kind = 'renew-subscription' and ref = s.subscription_id)`,
  'a charge without an end': `select subscription_id from charges
    where outcome = 'open' and started_at < (select max(ran_at) from bill_days) - 8 * 86400000::bigint`,
  'a paid order without its grant': `select order_no from orders o where state = 'finished'
    and not exists (select 1 from grants where source = 'order' and source_id = o.order_no)
    and not exists (select 1 from word_packages where source = 'order' and source_id = o.order_no)`,
  'a grant of an order that nobody paid': `select grant_id from grants g where source = 'order'
    and not exists (select 1 from payments p where p.order_no = g.source_id and p.use = 'applied')`,
  'a gap between periods of a subscription': `select s.subscription_id, s.channel, o.item_id, o.period_no,
      to_timestamp(n.paid_at / 1000) as paid, to_timestamp((select max(m.ends_at) from membership_spans m where m.account_id = g.account_id and m.grant_id = g.grant_id) / 1000) as ended,
      to_timestamp(g.granted_at / 1000) as granted, to_timestamp(o.paid_at / 1000) as former
    from orders o join orders n
      on n.subscription_id = o.subscription_id and n.period_no = o.period_no + 1
    join subscriptions s on s.subscription_id = o.subscription_id join buyers b on b.buyer_id = o.buyer_id
    join grants g on g.source = 'order' and g.source_id = o.order_no and g.period_no = 1 and g.revoked_at is null
    where o.state = 'finished' and n.state = 'finished'
      -- What was returned, upgraded or converted is gone, and what follows moves up.
      and not exists (select 1 from grants e join orders eo on e.source = 'order' and e.source_id = eo.order_no
        where eo.subscription_id = s.subscription_id and e.revoked_at is not null)
      and exists (
      select 1 from (select max(ends_at) as ends_at from membership_spans m where m.account_id = g.account_id and m.grant_id = g.grant_id) last
      where last.ends_at < n.paid_at and not exists (select 1 from grants x where x.source = 'grace' and x.source_id = s.subscription_id
        and x.period_no = o.period_no))`,
  'a coupon that two orders used':
    "select coupon_id from orders where coupon_id is not null and state = 'finished' group by coupon_id having count(*) > 1",
  'a task that failed and is still due': 'select kind, ref from due where tries > 0 and due_at < 0',
};

/** Compares the books with the movements at the providers, and reconciliation with the planted differences. */
export async function checkBooks(shop: Shop, bills: Bills): Promise<string[]> {
  const { run } = shop.deps.db;
  const faults: string[] = [];
  for (const [name, query] of Object.entries(rules)) {
    const rows = await run(query);
    if (rows.length > 0) faults.push(`${name}: ${rows.length}, such as ${JSON.stringify(rows[0])}`);
  }
  const same = (what: string, found: unknown, expected: unknown) => {
    if (found !== expected) faults.push(`${what}: ${found} instead of ${expected}`);
  };
  const [sums] = await run(
    `select (select coalesce(sum(amount), 0)::float8 from payments) as paid,
      (select coalesce(sum(amount), 0)::float8 from refunds where state = 'succeeded') as returned,
      (select coalesce(sum(amount), 0)::float8 from ledger_entries where account_key like 'clearing/%') as clearing,
      (select coalesce(sum(amount), 0)::float8 from ledger_entries where account_key like 'fees/%') as fees,
      (select coalesce(sum(amount), 0)::float8 from ledger_entries e join ledger_txns using (txn_id)) as entries,
      (select coalesce(sum(fee), 0)::float8 from bill_rows) as billed`,
  );
  same('what was paid', sums?.paid, bills.sums.paid);
  same('what was returned', sums?.returned, bills.sums.returned);
  same('what providers hold', sums?.clearing, bills.sums.paid - bills.sums.returned - Number(sums?.billed));
  same('fees', sums?.fees, sums?.billed);
  same('all entries', sums?.entries, 0);
  const found = await run(
    `select channel || ' ' || kind || ' ' || movement || ' ' || ref as key from bill_differences where state in ('open', 'pending')`,
  );
  const keys = new Set(found.map(({ key }) => String(key)));
  for (const key of bills.planted) if (!keys.has(key)) faults.push(`reconciliation did not find ${key}`);
  for (const key of keys)
    if (!bills.planted.has(key)) faults.push(`reconciliation found ${key}, which nobody planted`);
  return faults;
}
