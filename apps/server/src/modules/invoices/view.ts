import type { InvoiceView } from '@inkstone/contracts/invoices';
import type { StaffInvoiceRow } from '@inkstone/contracts/staff/invoices';
import { isCorrectable } from '@inkstone/domain/invoices';
import type { Deps } from '../../deps.ts';
import type { Sql } from '../../platform/db/database.ts';
import { findHolders, type Holder, type Invoice, type InvoiceRecord, readRecords } from './store.ts';

/** An invoice as sent to its buyer, without the issuer's internal state. */
export function viewInvoice(record: InvoiceRecord): InvoiceView {
  const { invoice } = record;
  return { ...view(record), note: invoice.state === 'rejected' ? invoice.note : '' };
}

function view({ invoice, orders, files }: InvoiceRecord): InvoiceView {
  const { invoiceId, state, kind, buyer, email, gross, tax, note, redReason } = invoice;
  const { number, issuedAt, redNumber, isSimulated, createdAt } = invoice;
  return {
    ...{ invoiceId, state, kind, buyer, email, gross, tax, note, number, issuedAt, redNumber },
    orders: orders.map(({ orderNo, amount }) => ({ orderNo, amount })),
    files: files.map(({ side, format }) => ({ side, format })),
    ...{ isCorrectable: isCorrectable(state), isSimulated, createdAt },
    withdrawnForRefund: state === 'withdrawn' && redReason !== null,
  };
}

/** Whether staff may act on the invoice: there is no issuer, or it is not processing a request. */
export function isByHand(deps: Pick<Deps, 'invoiceIssuer'>, { isSent }: Pick<Invoice, 'isSent'>): boolean {
  return deps.invoiceIssuer === null || !isSent;
}

/** Invoices as sent to staff. */
export async function viewForStaff(
  deps: Pick<Deps, 'db' | 'invoiceIssuer'>,
  invoices: readonly Invoice[],
): Promise<StaffInvoiceRow[]> {
  const records = await readRecords(deps.db.sql, invoices);
  const cancelled = records.filter(({ invoice }) => invoice.state === 'red_issued');
  const orderNos = cancelled.flatMap(({ orders }) => orders.map(({ orderNo }) => orderNo));
  const holders = await findHolders(deps.db.sql, orderNos);
  return records.map((record) => {
    const { state, redReason, replaces } = record.invoice;
    return {
      ...view(record),
      ...{ isByHand: isByHand(deps, record.invoice), replaces },
      redReason: state === 'withdrawn' ? null : redReason,
      isReissuable: cancelled.includes(record) && isFree(record, holders),
    };
  });
}

/** Whether nothing has replaced an invoice, and none of its orders has another one. */
function isFree({ invoice, orders }: InvoiceRecord, holders: readonly Holder[]): boolean {
  const orderNos = new Set(orders.map(({ orderNo }) => orderNo));
  return !holders.some(
    ({ orderNo, isLive, replaces }) => replaces === invoice.invoiceId || (isLive && orderNos.has(orderNo)),
  );
}

/** Like `viewInvoice`, for an invoice that was just changed in a transaction. */
export async function viewChanged(sql: Sql, invoice: Invoice): Promise<InvoiceView> {
  const [record] = await readRecords(sql, [invoice]);
  if (!record) throw new Error(`The invoice ${invoice.invoiceId} is missing`);
  return viewInvoice(record);
}
