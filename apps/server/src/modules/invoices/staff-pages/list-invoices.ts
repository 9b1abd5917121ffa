import type { ReplyOf } from '@inkstone/contracts';
import {
  type exportInvoices as exportContract,
  invoiceUploadLimits,
  type listStaffInvoices,
} from '@inkstone/contracts/staff/invoices';
import { yuanOf } from '@inkstone/domain/orders';
import { shanghaiOffset, writeCsvPart } from '@inkstone/kernel';
import type { UseCase } from '../../../platform/http/route.ts';
import type { WaitingWork } from '../../../ports/module-manifest.ts';
import { countInvoices, findInvoicesBetween, type Invoice, readRecords, searchInvoices } from '../store.ts';
import { viewForStaff } from '../view.ts';

type List = typeof listStaffInvoices;
type Export = typeof exportContract;

const statesOf = {
  open: ['wanted', 'issuing', 'stalled', 'red_wanted'],
  rejected: ['rejected'],
  issued: ['issued'],
  red_issued: ['red_issued'],
  all: null,
} as const satisfies Record<string, readonly Invoice['state'][] | null>;

/** Number of invoices to be issued or cancelled. */
export const openInvoices: WaitingWork = {
  kind: 'invoices',
  permission: 'invoices.read',
  count: ({ db }) => countInvoices(db.sql, statesOf.open),
};

/** Lists or searches invoices of all buyers. A search covers all states. */
export const listInvoices: UseCase<List, ReplyOf<List>> = async (deps, _who, { view, search, ...page }) => {
  const { rows, next } = await searchInvoices(deps.db.sql, {
    ...{ ...page, search: search.replaceAll(/\s/g, '') },
    states: search ? null : statesOf[view],
    order: view === 'open' && !search ? 'oldest first' : 'newest first',
  });
  return { rows: await viewForStaff(deps, rows), next };
};

const head = [
  ...['invoice', 'state', 'kind', 'orders', 'buyer', 'tax number', 'gross', 'tax', 'rate', 'number'],
  ...['issued', 'red number', 'red issued', 'applied'],
];

/** Returns invoices of a period as one part of a CSV file, oldest first; `next` is the cursor of the following part. */
export const exportInvoices: UseCase<Export, ReplyOf<Export>> = async ({ db }, _who, { from, to, after }) => {
  const page = await findInvoicesBetween(db.sql, {
    ...{ from, to, cursor: after },
    limit: invoiceUploadLimits.exportRows,
  });
  const records = await readRecords(db.sql, page.rows);
  const rows = records.map(({ invoice, orders }) => [
    ...[invoice.invoiceId, invoice.state, invoice.kind],
    ...[asText(orders.map(({ orderNo }) => orderNo).join(' ')), invoice.buyer.name],
    ...[
      asText(invoice.buyer.taxNumber),
      yuanOf(invoice.gross),
      yuanOf(invoice.tax),
      `${invoice.rate / 100}%`,
    ],
    ...[asText(invoice.number ?? ''), timeOf(invoice.issuedAt)],
    ...[asText(invoice.redNumber ?? ''), timeOf(invoice.redIssuedAt), timeOf(invoice.createdAt)],
  ]);
  return {
    csv: writeCsvPart(after === undefined ? head : null, rows),
    rows: rows.length,
    next: page.next,
  };
};

/** A number of more than 15 digits, which spreadsheets would round: followed by a tab it is read as text, as in Alipay's bills. */
const asText = (digits: string) => (digits === '' ? '' : `${digits}\t`);
/** Beijing time, whose days are those of invoices. */
const timeOf = (at: number | null) =>
  at === null ? '' : `${new Date(at + shanghaiOffset).toISOString().slice(0, 19)}+08:00`;
