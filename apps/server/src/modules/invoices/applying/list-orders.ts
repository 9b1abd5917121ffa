import type { ReplyOf } from '@inkstone/contracts';
import type * as contract from '@inkstone/contracts/invoices';
import { invoiceStatusOf } from '@inkstone/domain/invoices';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { readItems } from '../../membership/index.ts';
import { findOrdersOf, readOrderRecords, typeOfOrder } from '../../orders/index.ts';
import { invoiceableOf } from '../order-facts.ts';
import { findLiveInvoices } from '../store.ts';

const pageSize = 20;

type Reply = ReplyOf<typeof contract.listInvoiceOrders>;

/** Lists the caller's orders of memberships with the state of their invoices. */
export const listVipOrders: UseCase<typeof contract.listVipInvoiceOrders, Reply> = (deps, who, { cursor }) =>
  list(deps, who.accountId, { cursor, isVipOnly: true });

/** Lists all orders of the caller with the state of their invoices. */
export const listOrders: UseCase<typeof contract.listInvoiceOrders, Reply> = (deps, who, { cursor }) =>
  list(deps, who.accountId, { cursor, isVipOnly: false });

async function list(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  { cursor, isVipOnly }: { readonly cursor: string | undefined; readonly isVipOnly: boolean },
): Promise<Reply> {
  const items = await readItems(db.sql);
  const filter = isVipOnly ? { items: items.filter(({ kind }) => kind === 'vip').map(({ id }) => id) } : {};
  const { rows, next } = await findOrdersOf(db.sql, accountId, { cursor, limit: pageSize, ...filter });
  const numbers = rows.map(({ orderNo }) => orderNo);
  const live = await findLiveInvoices(db.sql, numbers);
  const now = clock.now();
  const orders = (await readOrderRecords(db.sql, rows)).map((record) => {
    const { orderNo, itemId, quantity, currency, payable, createdAt } = record.order;
    const invoice = live.get(orderNo) ?? null;
    const { amount, refunded, obstacle } = invoiceableOf(record, now);
    return {
      ...{ orderNo, type: typeOfOrder(items, record.order), plan: itemId, quantity, currency, payable },
      ...{ refunded, createdAt, obstacle, amount, invoiceId: invoice?.invoiceId ?? null },
      invoiceStatus: invoiceStatusOf(invoice?.state ?? null, obstacle),
    };
  });
  return { orders, next };
}
