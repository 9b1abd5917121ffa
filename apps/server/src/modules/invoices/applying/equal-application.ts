import type { InvoiceBuyer } from '@inkstone/domain/invoices';
import type { Sql } from '../../../platform/db/database.ts';
import { findLiveInvoices, type Invoice, type InvoiceRecord, readRecords } from '../store.ts';

/** The terms by which applications are compared. */
export interface AppliedTerms extends Pick<Invoice, 'buyerId' | 'kind' | 'buyer' | 'email'> {
  readonly orders: readonly string[];
  readonly mode: 'together' | 'each';
}

/**
 * Returns the invoices of an earlier application with the same terms, in the order of `orders`, so that an application whose
 * reply was lost can be sent again. Null if there is none, or if it has other terms.
 */
export async function findEqualApplication(sql: Sql, terms: AppliedTerms): Promise<Invoice[] | null> {
  const live = await findLiveInvoices(sql, terms.orders);
  const found = new Map([...live.values()].map((invoice) => [invoice.invoiceId, invoice]));
  if (live.size < terms.orders.length) return null;
  const records = await readRecords(sql, [...found.values()]);
  const isEqual = records.every((record) => hasTerms(record, terms));
  const orderCount = terms.mode === 'together' ? terms.orders.length : 1;
  const isGrouped = records.every(({ orders }) => orders.length === orderCount);
  return isEqual && isGrouped ? records.map(({ invoice }) => invoice) : null;
}

function hasTerms({ invoice }: InvoiceRecord, { buyerId, kind, buyer, email }: AppliedTerms): boolean {
  const fields = Object.keys(buyer) as (keyof InvoiceBuyer)[];
  return (
    invoice.buyerId === buyerId &&
    invoice.kind === kind &&
    invoice.email === email &&
    fields.every((field) => invoice.buyer[field] === buyer[field])
  );
}
