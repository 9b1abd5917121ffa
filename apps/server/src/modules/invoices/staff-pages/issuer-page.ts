import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { readInvoiceIssuer, testInvoiceIssuer } from '@inkstone/contracts/staff/invoices';
import type { UseCase } from '../../../platform/http/route.ts';

/** Returns the configured issuer of invoices. */
export const readIssuer: UseCase<typeof readInvoiceIssuer, ReplyOf<typeof readInvoiceIssuer>> = async ({
  config,
  invoiceIssuer,
}) => {
  const { rate, item, seller } = config.invoices;
  return { issuer: invoiceIssuer?.name ?? 'manual', url: invoiceIssuer?.url ?? null, rate, item, seller };
};

/** A request number that is never assigned to a request. */
const nothing = 'I0000000000000000000';

/**
 * Queries a request that does not exist: a working service that accepts the secret replies that the number
 * is unknown. Then queries the remaining quota.
 */
export const testIssuer: UseCase<typeof testInvoiceIssuer, ReplyOf<typeof testInvoiceIssuer>> = async ({
  invoiceIssuer,
}) => {
  if (!invoiceIssuer) throw new AppError('invoice_issuer_manual');
  const reply = await invoiceIssuer.query({ requestNo: nothing, side: 'blue' });
  if (reply.kind === 'absent') {
    const credit = await invoiceIssuer.credit();
    if (credit.kind === 'unknown') return { isGood: false, detail: `credit: ${credit.detail}`, credit: null };
    const { left, total } = credit.kind === 'credit' ? credit : { left: null, total: null };
    return { isGood: true, detail: '', credit: left === null ? null : { left, total } };
  }
  return {
    isGood: false,
    credit: null,
    detail: reply.kind === 'unknown' ? reply.detail : `answered "${reply.kind}"`,
  };
};
