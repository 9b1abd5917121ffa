import { AppError, type ReplyOf } from '@inkstone/contracts';
import type * as contract from '@inkstone/contracts/invoices';
import { later } from '@inkstone/kernel';
import { scheduleDue } from '../../../platform/due/index.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { invoiceKind } from '../issuing/invoice-kind.ts';
import { requireNext } from '../require-next.ts';
import { changeInvoice, lockInvoice } from '../store.ts';
import { viewChanged } from '../view.ts';
import { correctionTime, requireTerms } from './apply.ts';
import { requireOwnInvoice } from './read-invoices.ts';

/** Changes an application before it is issued. */
export const correct: UseCase<typeof contract.correctInvoice, ReplyOf<typeof contract.correctInvoice>> = (
  { db, clock, invoiceIssuer },
  { accountId },
  { invoiceId, ...input },
) => {
  const terms = requireTerms(input);
  return db.transact(async ({ sql }) => {
    await requireOwnInvoice(sql, accountId, invoiceId);
    const invoice = await lockInvoice(sql, invoiceId);
    if (!invoice) throw new AppError('invoice_not_found');
    const now = clock.now();
    // A request number that the issuer has rejected is not reused.
    const change = {
      ...{ state: requireNext(invoice.state, 'correct'), ...terms, note: '' },
      ...{ requestNo: null, isSent: false, absentSince: null, changedAt: now },
    };
    await changeInvoice(sql, invoiceId, change);
    if (invoiceIssuer)
      await scheduleDue(sql, { kind: invoiceKind, ref: invoiceId, at: later(now, correctionTime) });
    return viewChanged(sql, { ...invoice, ...change });
  });
};

/** Withdraws an application before it is issued. */
export const withdraw: UseCase<typeof contract.withdrawInvoice, ReplyOf<typeof contract.withdrawInvoice>> = (
  { db, clock },
  { accountId },
  { invoiceId },
) =>
  db.transact(async ({ sql }) => {
    await requireOwnInvoice(sql, accountId, invoiceId);
    const invoice = await lockInvoice(sql, invoiceId);
    if (!invoice) throw new AppError('invoice_not_found');
    const change = { state: requireNext(invoice.state, 'withdraw'), changedAt: clock.now() };
    await changeInvoice(sql, invoiceId, change);
    return viewChanged(sql, { ...invoice, ...change });
  });
