import type { InvoiceSide } from '@inkstone/contracts/invoices';
import { later, minute } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { type DueHandler, scheduleDue } from '../../../platform/due/index.ts';
import type { InvoiceIssuer, InvoiceOutcome } from '../../../ports/invoice-issuer.ts';
import { requireNext } from '../require-next.ts';
import { changeInvoice, findInvoice, type Invoice, leaseInvoice, lockInvoice } from '../store.ts';
import { fetchFiles } from './fetch-files.ts';
import { invoiceKind } from './invoice-kind.ts';
import { recordOutcome } from './record-outcome.ts';

/** Length of the lease on an invoice, in ms; longer than a call to the issuer takes. */
const leaseLength = 2 * minute;

/** The next step at the issuer: send the request, or query its result. */
interface Step {
  readonly action: 'send' | 'query';
  readonly side: InvoiceSide;
  readonly requestNo: string;
  readonly invoice: Invoice;
}

/**
 * Performs the next step of an invoice at the issuer. A request is sent once, under a number that is stored
 * first; afterwards its result is queried, unless the issuer does not know the number. Without an issuer,
 * staff issue invoices.
 */
export const advanceInvoiceHandler: DueHandler = {
  kind: invoiceKind,
  run: async (deps, invoiceId) => {
    const issuer = deps.invoiceIssuer;
    if (!issuer) return;
    const step = await takeStep(deps, invoiceId);
    if (step === 'busy') return;
    if (step) await recordOutcome(deps, step, await requestIssuer(deps, issuer, step));
    const invoice = await findInvoice(deps.db.sql, invoiceId);
    if (invoice) await fetchFiles(deps, issuer, invoice);
  },
};

/** Leases the invoice and records that its request is being sent; null if there is no step at the issuer. */
async function takeStep(deps: Deps, invoiceId: string): Promise<Step | 'busy' | null> {
  const { db, clock, ids } = deps;
  return db.transact(async ({ sql }) => {
    const invoice = await lockInvoice(sql, invoiceId);
    const side = invoice && sideOf(invoice);
    if (!side) return null;
    const now = clock.now();
    const until = later(now, leaseLength);
    if (!(await leaseInvoice(sql, invoiceId, { now, until }))) {
      await scheduleDue(sql, { kind: invoiceKind, ref: invoiceId, at: until });
      return 'busy';
    }
    const former = side === 'blue' ? invoice.requestNo : invoice.redRequestNo;
    const requestNo = former ?? newRequestNo(ids.next());
    const action = invoice.isSent ? 'query' : 'send';
    const change = {
      isSent: true,
      ...(side === 'blue'
        ? { requestNo, state: requireNext(invoice.state, 'begin') }
        : { redRequestNo: requestNo }),
    };
    await changeInvoice(sql, invoiceId, change);
    return { action, side, requestNo, invoice: { ...invoice, ...change } };
  });
}

function sideOf({ state }: Invoice): InvoiceSide | null {
  if (state === 'wanted' || state === 'issuing' || state === 'stalled') return 'blue';
  return state === 'red_wanted' ? 'red' : null;
}

/** 20 letters and digits: suppliers require short alphanumeric numbers. */
function newRequestNo(id: string): string {
  return `I${id.replaceAll('-', '').slice(0, 12)}${id.slice(-7)}`.toUpperCase();
}

function requestIssuer({ config }: Deps, issuer: InvoiceIssuer, step: Step): Promise<InvoiceOutcome> {
  const { requestNo, side, invoice } = step;
  const { kind, buyer, email, gross, tax, rate } = invoice;
  if (step.action === 'query') return issuer.query({ requestNo, side });
  const { seller, item } = config.invoices;
  if (side === 'blue') return issuer.issue({ requestNo, kind, buyer, email, seller, item, gross, tax, rate });
  const { number, issuedAt, redReason } = invoice;
  if (number === null || issuedAt === null || redReason === null)
    throw new Error(`The invoice ${invoice.invoiceId} was not issued, and a red invoice is required`);
  return issuer.red({ requestNo, number, issuedAt, gross, tax, reason: redReason });
}
