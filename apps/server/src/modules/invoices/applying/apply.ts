import { AppError, type CheckedInputOf, type ReplyOf } from '@inkstone/contracts';
import type { applyForInvoice as contract } from '@inkstone/contracts/invoices';
import { readEmail } from '@inkstone/domain/accounts';
import { checkBuyer, type InvoiceBuyer, invoiceAmounts } from '@inkstone/domain/invoices';
import { type Instant, later, minute } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { isUniqueViolation } from '../../../platform/db/sql-errors.ts';
import { scheduleDue } from '../../../platform/due/index.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { findOwnOrder, lockBuyer, lockOrder, readOrderRecords } from '../../orders/index.ts';
import { invoiceKind } from '../issuing/invoice-kind.ts';
import { invoiceableOf } from '../order-facts.ts';
import { findLiveInvoices, type Invoice, insertInvoice } from '../store.ts';
import { saveTitle } from '../titles/store.ts';
import { viewChanged } from '../view.ts';
import { findEqualApplication } from './equal-application.ts';

/** How long a buyer can correct an application before it is sent to the issuer, in ms. */
export const correctionTime = 10 * minute;

/**
 * Creates an application for one invoice over several orders, or for one invoice per order. Idempotent: an equal one is returned.
 */
export const apply: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  { accountId },
  input,
) => {
  const terms = requireTerms(input);
  try {
    return await deps.db.transact(({ sql }) => applyIn(deps, sql, accountId, { ...input, ...terms }));
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('order_invoiced', {}, error) : error;
  }
};

type Application = Omit<CheckedInputOf<typeof contract>, 'buyer'> & { readonly buyer: InvoiceBuyer };

async function applyIn(
  deps: Pick<Deps, 'clock' | 'ids' | 'config' | 'invoiceIssuer'>,
  sql: Sql,
  accountId: string,
  { orders, mode, kind, buyer, email, savesTitle }: Application,
): Promise<ReplyOf<typeof contract>> {
  const now = deps.clock.now();
  for (const orderNo of orders)
    if (!(await findOwnOrder(sql, accountId, orderNo))) throw new AppError('order_not_found');
  const buyerId = await lockBuyer(sql, accountId, deps.ids.next());
  const equal = await findEqualApplication(sql, { buyerId, orders, mode, kind, buyer, email });
  if (equal) return { invoices: await Promise.all(equal.map((invoice) => viewChanged(sql, invoice))) };
  const amounts = await lockAmounts(sql, orders, now);
  const groups = mode === 'together' ? [amounts] : amounts.map((one) => [one]);
  const views = [];
  for (const group of groups) {
    const invoice = await createInvoice(deps, sql, {
      buyerId,
      kind,
      buyer,
      email,
      orders: group,
      replaces: null,
    });
    views.push(await viewChanged(sql, invoice));
  }
  if (savesTitle) await saveTitle(sql, { titleId: deps.ids.next(), accountId, buyer, email, createdAt: now });
  return { invoices: views };
}

type Terms = Pick<Invoice, 'kind' | 'buyer' | 'email'>;

/** Validates and normalises the terms of an invoice. Throws AppError. */
export function requireTerms({ kind, buyer, email }: Terms): Terms {
  const checked = checkBuyer(buyer, kind);
  if (!checked.ok) throw new AppError(checked.refusal);
  const address = readEmail(email);
  if (!address.ok) throw new AppError(address.refusal);
  return { kind, buyer: checked.value, email: address.value };
}

/**
 * Locks orders and returns the amounts that can be invoiced. Throws AppError if one cannot be invoiced;
 * fully refunded orders can be skipped.
 */
export async function lockAmounts(
  sql: Sql,
  orderNos: readonly string[],
  now: Instant,
  refunded: 'refuse' | 'leave out' = 'refuse',
): Promise<OrderAmount[]> {
  const locked = [];
  for (const orderNo of [...orderNos].toSorted()) {
    const order = await lockOrder(sql, orderNo);
    if (!order) throw new AppError('order_not_found');
    locked.push(order);
  }
  const live = await findLiveInvoices(sql, orderNos);
  if (live.size > 0) throw new AppError('order_invoiced');
  const found = (await readOrderRecords(sql, locked)).map((record) => ({
    orderNo: record.order.orderNo,
    ...invoiceableOf(record, now),
  }));
  const selected = found.filter(
    ({ obstacle, left }) => refunded === 'refuse' || obstacle === null || left > 0,
  );
  const refusedOne =
    selected.find(({ obstacle }) => obstacle !== null) ?? (selected.length === 0 ? found[0] : null);
  if (refusedOne) throw new AppError('order_not_invoiceable', { order: refusedOne.orderNo });
  return selected.map(({ orderNo, amount }) => ({ orderNo, amount }));
}

/** The line of an invoice for an order; the amount is in fen. */
export interface OrderAmount {
  readonly orderNo: string;
  readonly amount: number;
}

interface NewInvoice extends Pick<Invoice, 'buyerId' | 'kind' | 'buyer' | 'email' | 'replaces'> {
  readonly orders: readonly OrderAmount[];
}

/** Stores an application. If an issuer is configured, the request is sent when the correction time has passed. */
export async function createInvoice(
  { clock, ids, config, invoiceIssuer }: Pick<Deps, 'clock' | 'ids' | 'config' | 'invoiceIssuer'>,
  sql: Sql,
  { orders, ...terms }: NewInvoice,
): Promise<Invoice> {
  const now = clock.now();
  const { rate } = config.invoices;
  const invoice: Invoice = {
    ...terms,
    ...invoiceAmounts(
      orders.map(({ amount }) => amount),
      rate,
    ),
    ...{ invoiceId: ids.next(), state: 'wanted', rate, note: '', isSent: false },
    isSimulated: invoiceIssuer?.name === 'simulator',
    ...{ requestNo: null, redRequestNo: null, absentSince: null, leasedUntil: null },
    ...{ number: null, issuedAt: null, redReason: null, redNumber: null, redIssuedAt: null },
    ...{ createdAt: now, changedAt: now },
  };
  await insertInvoice(sql, invoice, orders);
  if (invoiceIssuer)
    await scheduleDue(sql, { kind: invoiceKind, ref: invoice.invoiceId, at: later(now, correctionTime) });
  return invoice;
}
