import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { readInvoiceIssuer, testInvoiceIssuer } from '@inkstone/contracts/staff/invoices';
import type { UseCase } from '../../../platform/http/route.ts';

/** Tells by whom invoices are issued. */
export const readIssuer: UseCase<typeof readInvoiceIssuer, ReplyOf<typeof readInvoiceIssuer>> = async ({
  config,
  invoiceIssuer,
}) => {
  const { rate, item, seller } = config.invoices;
  return { issuer: invoiceIssuer?.name ?? 'manual', url: invoiceIssuer?.url ?? null, rate, item, seller };
};

/** A request number that is never used. */
const nothing = 'I0000000000000000000';

/** Asks about a request that never was: a service that works and accepts the secret says that it does not know it. */
export const testIssuer: UseCase<typeof testInvoiceIssuer, ReplyOf<typeof testInvoiceIssuer>> = async ({
  invoiceIssuer,
}) => {
  if (!invoiceIssuer) throw new AppError('invoice_issuer_manual');
  const reply = await invoiceIssuer.query({ requestNo: nothing, side: 'blue' });
  if (reply.kind === 'absent') return { isGood: true, detail: '' };
  return { isGood: false, detail: reply.kind === 'unknown' ? reply.detail : `answered "${reply.kind}"` };
};
