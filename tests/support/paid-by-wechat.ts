import { instant } from '@inkstone/kernel';
import type { Database } from '../../apps/server/src/platform/db/database.ts';
import type { SignedNotice } from '../../apps/server/src/providers/pay/simulator/notice-makers.ts';
import { wechatPaid } from '../../apps/server/src/providers/pay/simulator/simulated-trades.ts';
import {
  wechatKeyId,
  wechatKeys,
  wechatSettings,
} from '../../apps/server/src/providers/pay/wechat/testing/wechat-account.ts';

const account = wechatSettings();
const amount = 2500;

/** Settings of a server that accepts WeChat Pay's notices, with keys of this process. It sends no requests. */
export const wechatPayEnvironment: Readonly<Record<string, string>> = {
  PAY_WECHAT: 'on',
  WECHAT_PAY_URL: 'http://127.0.0.1:1',
  WECHAT_PAY_MERCHANT: account.merchant,
  WECHAT_PAY_SERIAL: account.serial,
  WECHAT_PAY_PRIVATE_KEY: account.privateKey,
  WECHAT_PAY_API_V3_KEY: account.apiV3Key,
  WECHAT_PAY_PUBLIC_KEY_ID: wechatKeyId,
  WECHAT_PAY_PUBLIC_KEY: wechatKeys.publicKey,
  WECHAT_PAY_WAYS: 'qr',
  WECHAT_PAY_APP_ID: account.appId,
};

/** Returns the number of the order that `seedOrders` created with a serial number. */
export function orderNoOf(serial: number): string {
  return `20261123${String(serial).padStart(10, '0')}`;
}

/** Inserts orders of a month of Plus for 25.00 CNY, each of a separate account, whose QR code was created at WeChat Pay. */
export async function seedOrders(db: Database, from: number, to: number): Promise<void> {
  const now = Date.now();
  const [price] = await db.run(
    `select price_id from catalogue_prices where item_id = 'month_vip' and campaign_id is null and amount = $1`,
    [amount],
  );
  const terms = [from, to, String(price?.price_id), amount, now];
  await db.run(
    `insert into buyers (buyer_id, account_id)
     select 'buyer-' || n, 'account-' || n from generate_series($1::int, $2::int) n`,
    [from, to],
  );
  await db.run(
    `insert into quotes (quote_id, buyer_id, item_id, price_id, quantity, list, discount, credit, payable, currency,
       quoted_at, expires_at)
     select 'quote-' || n, 'buyer-' || n, 'month_vip', $3::text, 1, $4::bigint, 0, 0, $4::bigint, 'CNY', $5::bigint,
       $5::bigint + 600000
     from generate_series($1::int, $2::int) n`,
    terms,
  );
  await db.run(
    `insert into orders (order_no, buyer_id, quote_id, item_id, price_id, quantity, list, discount, credit, payable,
       currency, state, is_late, created_at, expires_at)
     select '20261123' || lpad(n::text, 10, '0'), 'buyer-' || n, 'quote-' || n, 'month_vip', $3::text, 1, $4::bigint, 0,
       0, $4::bigint, 'CNY', 'unpaid', false, $5::bigint, $5::bigint + 1800000
     from generate_series($1::int, $2::int) n`,
    terms,
  );
  await db.run(
    `insert into pay_attempts (attempt_id, order_no, seq, channel, way, merchant, app, out_trade_no, amount, currency,
       state, handle, polls, created_at, expires_at)
     select 'attempt-' || n, '20261123' || lpad(n::text, 10, '0'), 1, 'wechat', 'qr', $5::text, $6::text,
       '20261123' || lpad(n::text, 10, '0') || '01', $3::bigint, 'CNY', 'open', '{"kind":"code","text":"weixin://x"}', 0,
       $4::bigint, $4::bigint + 1800000
     from generate_series($1::int, $2::int) n`,
    [from, to, amount, now, account.merchant, account.appId],
  );
}

/** Returns WeChat Pay's notice, signed now, that such an order was paid. */
export function paidNotice(serial: number): SignedNotice {
  const at = instant(Date.now());
  return wechatPaid(
    { privateKey: wechatKeys.privateKey, serial: wechatKeyId, apiV3Key: account.apiV3Key },
    {
      ...{ merchant: account.merchant, app: account.appId, outTradeNo: `${orderNoOf(serial)}01` },
      ...{ providerTxn: `4200${serial}`, amount, currency: 'CNY', paidAt: at },
    },
    { id: `notice-${serial}`, nonce: 'abcdefghijkl', at },
  );
}

/** Posts a notice and returns the status; null when the connection broke. */
export async function postNotice(url: string, { body, headers }: SignedNotice): Promise<number | null> {
  const init = { method: 'POST', headers: { ...headers }, body: Buffer.from(body) };
  return fetch(`${url}/api/pay/notice/wechat`, init).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => null,
  );
}

/**
 * Returns the faults of seeded orders: each paid one must be granted exactly once, all others not; the sum of money must be
 * preserved.
 */
export async function findMoneyFaults(db: Database, paid: ReadonlySet<string>): Promise<string[]> {
  const faults: string[] = [];
  const rows = await db.run(
    `select o.order_no, o.state,
       (select count(*)::int from payments p where p.order_no = o.order_no and p.use = 'applied') as applied,
       (select count(*)::int from payments p where p.order_no = o.order_no) as payments,
       (select count(*)::int from grants g where g.source = 'order' and g.source_id = o.order_no) as grants
     from orders o`,
    [],
  );
  for (const { order_no, state, applied, payments, grants } of rows) {
    const found = [state, applied, payments, grants].join();
    const wanted = paid.has(String(order_no)) ? 'finished,1,1,1' : 'unpaid,0,0,0';
    if (found !== wanted) faults.push(`${order_no}: ${found} instead of ${wanted}`);
  }
  const [money] = await db.run(
    `select (select coalesce(sum(amount), 0)::float8 from ledger_entries) as entries,
       (select coalesce(-sum(amount), 0)::float8 from ledger_entries where account_key like 'revenue/%') as revenue,
       (select count(*)::int from ledger_accounts a where balance <>
         (select coalesce(sum(amount), 0) from ledger_entries e where e.account_key = a.account_key)) as untrue`,
    [],
  );
  const wanted = { entries: 0, revenue: paid.size * amount, untrue: 0 };
  if (JSON.stringify(money) !== JSON.stringify(wanted))
    faults.push(`ledger: ${JSON.stringify(money)} instead of ${JSON.stringify(wanted)}`);
  return faults;
}
