import { AppError, type ReplyOf } from '@inkstone/contracts';
import type * as contract from '@inkstone/contracts/staff/invoices';
import type { StaffInvoiceRow } from '@inkstone/contracts/staff/invoices';
import type { InvoiceEvent } from '@inkstone/domain/invoices';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { scheduleDue } from '../../../platform/due/index.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { createInvoice, lockAmounts, requireTerms } from '../applying/apply.ts';
import { invoiceKind } from '../issuing/invoice-kind.ts';
import { notifyBuyer } from '../mails.ts';
import { requireNext } from '../require-next.ts';
import { changeInvoice, findInvoice, type Invoice, lockInvoice, readRecords } from '../store.ts';
import { isByHand, viewForStaff } from '../view.ts';

/** An invoice, locked. Throws AppError for an unknown one. */
export async function requireInvoice(sql: Sql, invoiceId: string): Promise<Invoice> {
  const invoice = await lockInvoice(sql, invoiceId);
  if (!invoice) throw new AppError('invoice_not_found');
  return invoice;
}

/** Throws while the issuer is processing the request, because the invoice might be issued twice. */
export function requireByHand(deps: Pick<Deps, 'invoiceIssuer'>, invoice: Invoice): void {
  if (!isByHand(deps, invoice)) throw new AppError('invoice_at_issuer');
}

/** An invoice as staff see it, by its id. */
export async function viewById(
  deps: Pick<Deps, 'db' | 'invoiceIssuer'>,
  invoiceId: string,
): Promise<StaffInvoiceRow> {
  const invoice = await findInvoice(deps.db.sql, invoiceId);
  const [row] = invoice ? await viewForStaff(deps, [invoice]) : [];
  if (!row) throw new AppError('invoice_not_found');
  return row;
}

type Act<
  E extends (typeof contract)[
    | 'beginInvoice'
    | 'rejectInvoice'
    | 'retryInvoice'
    | 'redInvoice'
    | 'reissueInvoice'],
> = UseCase<E, ReplyOf<E>>;

/** Applies an event triggered by staff and returns the changed invoice. */
async function change(
  deps: Deps,
  invoiceId: string,
  event: InvoiceEvent,
  more: Partial<Omit<Invoice, 'invoiceId' | 'state'>> = {},
): Promise<StaffInvoiceRow> {
  await deps.db.transact(async (tx) => {
    const { sql } = tx;
    const invoice = await requireInvoice(sql, invoiceId);
    const state = requireNext(invoice.state, event);
    requireByHand(deps, invoice);
    const now = deps.clock.now();
    const changed = { ...more, state, changedAt: now };
    await changeInvoice(sql, invoiceId, changed);
    if (event === 'want_red' && deps.invoiceIssuer)
      await scheduleDue(sql, { kind: invoiceKind, ref: invoiceId, at: now });
    await notifyBuyer(deps, tx, { ...invoice, ...changed }, invoice.state);
  });
  return viewById(deps, invoiceId);
}

/** Starts issuing an invoice. If an issuer is configured, the request is sent immediately. */
export const begin: Act<typeof contract.beginInvoice> = async (deps, _who, { invoiceId }) => {
  if (!deps.invoiceIssuer) return change(deps, invoiceId, 'begin');
  await deps.db.transact(async ({ sql }) => {
    requireNext((await requireInvoice(sql, invoiceId)).state, 'begin');
    await scheduleDue(sql, { kind: invoiceKind, ref: invoiceId, at: deps.clock.now() });
  });
  return viewById(deps, invoiceId);
};

/** Rejects an application. */
export const reject: Act<typeof contract.rejectInvoice> = (deps, _who, { invoiceId, note }) =>
  change(deps, invoiceId, 'reject', { note });

/** Requests a red letter. */
export const red: Act<typeof contract.redInvoice> = (deps, _who, { invoiceId, redReason }) =>
  change(deps, invoiceId, 'want_red', { redReason });

/** Queries or sends to the issuer again now. */
export const retry: Act<typeof contract.retryInvoice> = async (deps, _who, { invoiceId }) => {
  const { db, clock, invoiceIssuer } = deps;
  if (!invoiceIssuer) throw new AppError('invoice_issuer_manual');
  await db.transact(async ({ sql }) => {
    const { state } = await requireInvoice(sql, invoiceId);
    requireNext(state, state === 'red_wanted' ? 'want_red' : 'begin');
    await scheduleDue(sql, { kind: invoiceKind, ref: invoiceId, at: clock.now() });
  });
  return viewById(deps, invoiceId);
};

/**
 * Creates a new application in place of a cancelled invoice, for the remaining amounts of its orders. Fully
 * refunded orders are skipped.
 */
export const reissue: Act<typeof contract.reissueInvoice> = async (deps, who, input) => {
  const { invoiceId } = input;
  const terms = requireTerms(input);
  const newInvoice = await deps.db.transact(async ({ sql }) => {
    const former = await findInvoice(sql, invoiceId);
    if (!former) throw new AppError('invoice_not_found');
    if (former.state !== 'red_issued') throw new AppError('invoice_not_issued');
    const [record] = await readRecords(sql, [former]);
    const orderNos = record?.orders.map(({ orderNo }) => orderNo) ?? [];
    const orders = await lockAmounts(sql, orderNos, deps.clock.now(), 'leave out');
    const { buyerId } = former;
    return createInvoice(deps, sql, { ...terms, buyerId, orders, replaces: invoiceId });
  });
  who.note({ newInvoiceId: newInvoice.invoiceId });
  return viewById(deps, newInvoice.invoiceId);
};
