import type { InputOf } from '@inkstone/contracts';
import type { applyForInvoice } from '@inkstone/contracts/invoices';
import { callAsOperator } from '../../../composition/call-as-operator.ts';
import { runDue } from '../../../platform/due/index.ts';
import type { TestServerOptions } from '../../../testing/server.ts';
import { openShop, type Shop } from '../../orders/testing/shop.ts';
import { advanceInvoiceHandler } from '../issuing/advance-invoice.ts';

/** A shop with invoices, for tests. */
export interface InvoiceDesk extends AsyncDisposable {
  readonly shop: Shop;
  readonly operator: ReturnType<typeof callAsOperator>;
  /** Orders a plan and pays by WeChat; returns the order number. */
  buy(accountId: string, plan?: string): Promise<string>;
  /** Advances the clock by `ms`, stops at each time at which an invoice is due, and runs its handler. */
  pass(ms: number): Promise<void>;
  /** The row of an invoice. */
  row(invoiceId: string): Promise<Readonly<Record<string, unknown>>>;
  /** Stores a refund of the payment of an order, and posts no money. */
  refund(orderNo: string, amount: number, state: string): Promise<void>;
}

/** A valid application of a company, without orders. */
export const company = {
  kind: 'general',
  email: 'bills@example.com',
  buyer: { kind: 'company', name: '=砚台<科技>&"有限公司"', taxNumber: '91350100M000100Y43' },
} as const satisfies Omit<InputOf<typeof applyForInvoice>, 'orders'>;

/** Files in their declared format, without useful content. */
export const sampleFiles = {
  pdf: Buffer.from('%PDF-1.4\nsample\n%%EOF\n'),
  ofd: Buffer.from('PK\u0003\u0004....OFD.xml', 'latin1'),
  xml: Buffer.from('<?xml version="1.0"?><EInvoice/>'),
} as const;

/** Opens a shop whose buyers can apply for invoices. */
export async function openInvoiceDesk(options: TestServerOptions = {}): Promise<InvoiceDesk> {
  const shop = await openShop(options);
  const { deps, clock } = shop;
  let events = 0;
  return {
    shop,
    operator: callAsOperator(deps, 'tester'),
    buy: async (accountId, plan = 'month_vip') => {
      const { orderNo } = await shop.order(accountId, plan);
      const number = await shop.attempt(accountId, orderNo);
      await shop.post('wechat', shop.wechat.sign(shop.wechat.pay(number), `invoice-${events++}`));
      return orderNo;
    },
    pass: async (ms) => {
      const end = clock.now() + ms;
      for (;;) {
        await runDue(deps, [advanceInvoiceHandler]);
        const [next] = await deps.db.run(`select min(due_at)::float8 as at from due where kind = 'invoice'`);
        const at = next?.at === null ? Number.POSITIVE_INFINITY : Number(next?.at);
        if (at > end) break;
        clock.set(Math.max(at, clock.now()));
      }
      clock.set(end);
    },
    row: async (invoiceId) => {
      const [row] = await deps.db.run('select * from invoices where invoice_id = $1', [invoiceId]);
      if (!row) throw new Error(`No invoice ${invoiceId}`);
      return row;
    },
    refund: async (orderNo, amount, state) => {
      const id = deps.ids.next();
      await deps.db.run(
        `insert into refunds (refund_id, payment_id, out_refund_no, amount, currency, reason, state, created_at)
         select $1, payment_id, $1, $2, 'CNY', 'test', $3, $4 from payments where order_no = $5 and use = 'applied'`,
        [id, amount, state, clock.now(), orderNo],
      );
    },
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  };
}
