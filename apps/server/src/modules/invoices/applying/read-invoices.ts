import { AppError, type ReplyOf } from '@inkstone/contracts';
import { invoiceFilePath, invoiceFormat, invoiceSide, type listInvoices } from '@inkstone/contracts/invoices';
import { z } from 'zod';
import type { Sql } from '../../../platform/db/database.ts';
import { fileRoute } from '../../../platform/http/file-route.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { findBuyer } from '../../orders/index.ts';
import { findInvoice, findInvoicesOf, type Invoice, readRecords } from '../store.ts';
import { viewInvoice } from '../view.ts';

const pageSize = 20;

/** Lists the caller's invoices and applications. */
export const list: UseCase<typeof listInvoices, ReplyOf<typeof listInvoices>> = async (
  { db },
  { accountId },
  { cursor },
) => {
  const buyerId = await findBuyer(db.sql, accountId);
  if (buyerId === null) return { invoices: [], next: null };
  const { rows, next } = await findInvoicesOf(db.sql, buyerId, { cursor, limit: pageSize });
  return { invoices: (await readRecords(db.sql, rows)).map(viewInvoice), next };
};

/** Returns an invoice of the caller. The same error for unknown invoices and those of other accounts. */
export async function requireOwnInvoice(sql: Sql, accountId: string, invoiceId: string): Promise<Invoice> {
  const invoice = await findInvoice(sql, invoiceId);
  const buyerId = await findBuyer(sql, accountId);
  if (!invoice || invoice.buyerId !== buyerId) throw new AppError('invoice_not_found');
  return invoice;
}

const types = { pdf: 'application/pdf', ofd: 'application/ofd', xml: 'application/xml' } as const;

/**
 * Serves a file of an invoice to its buyer, always as a download, so that its content is never rendered on
 * this site.
 */
export const readInvoiceFile = fileRoute({
  path: invoiceFilePath,
  summary: 'Returns an issued invoice, or its red letter, as PDF, OFD or XML.',
  query: z.object({ invoice: z.uuid(), side: invoiceSide.default('blue'), format: invoiceFormat }),
  errors: ['invoice_not_found', 'file_not_found'],
  rate: 'exchange',
  mustRevalidate: true,
  read: async ({ db, files }, { accountId }, { invoice: invoiceId, side, format }) => {
    const invoice = await requireOwnInvoice(db.sql, accountId, invoiceId);
    const [record] = await readRecords(db.sql, [invoice]);
    const stored = record?.files.find((file) => file.side === side && file.format === format);
    const file = stored ? await files.open(stored.fileKey) : null;
    if (!file) throw new AppError('file_not_found');
    const number = side === 'blue' ? invoice.number : invoice.redNumber;
    return { content: file.content, type: types[format], fileName: `invoice-${number}.${format}` };
  },
});
