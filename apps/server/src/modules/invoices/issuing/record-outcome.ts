import type { InvoiceSide } from '@inkstone/contracts/invoices';
import { type Instant, later, minute, second } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { isUniqueViolation } from '../../../platform/db/sql-errors.ts';
import { scheduleDue } from '../../../platform/due/index.ts';
import type { InvoiceOutcome } from '../../../ports/invoice-issuer.ts';
import { notifyBuyer } from '../mails.ts';
import { requireNext } from '../require-next.ts';
import { changeInvoice, type Invoice, lockInvoice } from '../store.ts';
import { invoiceKind } from './invoice-kind.ts';

/** Delay until the issuer is queried again, in ms. */
const pauses = {
  /** While the request is in progress, or after an invalid reply. */
  soon: minute,
  /** While a person has to sign in at the tax bureau. */
  stalled: 10 * minute,
  /**
   * After the issuer reported that it does not know the request. It must report this twice before the request is sent
   * again.
   */
  absent: 30 * second,
} as const;

interface RequestedInvoice {
  readonly side: InvoiceSide;
  readonly requestNo: string;
  readonly invoice: Pick<Invoice, 'invoiceId'>;
}

type Change = Partial<Omit<Invoice, 'invoiceId'>>;

/** Records the reply of the issuer. A reply about an earlier request has no effect. */
export async function recordOutcome(
  deps: Deps,
  requested: RequestedInvoice,
  outcome: InvoiceOutcome,
): Promise<void> {
  const { invoiceId } = requested.invoice;
  try {
    await deps.db.transact(async (tx) => {
      const invoice = await lockInvoice(tx.sql, invoiceId);
      if (!invoice || !isCurrent(invoice, requested)) return;
      const now = deps.clock.now();
      const change = { ...decide(deps, invoice, requested.side, outcome), leasedUntil: null };
      await changeInvoice(tx.sql, invoiceId, { ...change, ...(change.state && { changedAt: now }) });
      const again = nextQuery(outcome, invoice, now);
      if (again !== null) await scheduleDue(tx.sql, { kind: invoiceKind, ref: invoiceId, at: again });
      await notifyOfOutcome(deps, tx, { ...invoice, ...change }, invoice);
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new Error(`The issuer returned the number of another invoice for ${invoiceId}`, { cause: error });
  }
}

function isCurrent(invoice: Invoice, { side, requestNo }: RequestedInvoice): boolean {
  const isOpen =
    side === 'blue'
      ? invoice.state === 'issuing' || invoice.state === 'stalled'
      : invoice.state === 'red_wanted';
  return isOpen && (side === 'blue' ? invoice.requestNo : invoice.redRequestNo) === requestNo;
}

function decide(
  { clock }: Pick<Deps, 'clock'>,
  invoice: Invoice,
  side: InvoiceSide,
  outcome: InvoiceOutcome,
): Change {
  const isBlue = side === 'blue';
  const { state } = invoice;
  switch (outcome.kind) {
    case 'issued': {
      const { number, issuedAt } = outcome;
      const ended = { note: '', isSent: false, absentSince: null };
      return isBlue
        ? { ...ended, state: requireNext(state, 'issue'), number, issuedAt }
        : { ...ended, state: requireNext(state, 'issue_red'), redNumber: number, redIssuedAt: issuedAt };
    }
    case 'refused':
      // A rejected request number is not reused.
      return {
        ...{ note: outcome.note, isSent: false, absentSince: null },
        ...(isBlue
          ? { state: requireNext(state, 'reject'), requestNo: null }
          : { state: requireNext(state, 'red_refused'), redRequestNo: null }),
      };
    case 'stalled':
      return { note: outcome.note, absentSince: null, ...(isBlue && { state: requireNext(state, 'stall') }) };
    case 'pending':
      return { note: '', absentSince: null };
    case 'unknown':
      return {};
    case 'absent':
      return isAbsentTwice(invoice, clock.now())
        ? { isSent: false, absentSince: null }
        : { absentSince: invoice.absentSince ?? clock.now() };
  }
}

function isAbsentTwice({ absentSince }: Invoice, now: Instant): boolean {
  return absentSince !== null && now - absentSince >= pauses.absent;
}

function nextQuery(outcome: InvoiceOutcome, invoice: Invoice, now: Instant): Instant | null {
  switch (outcome.kind) {
    case 'issued':
    case 'refused':
      return null;
    case 'stalled':
      return later(now, pauses.stalled);
    case 'pending':
    case 'unknown':
      return later(now, pauses.soon);
    case 'absent':
      return isAbsentTwice(invoice, now) ? later(now, second) : later(now, pauses.absent);
  }
}

/** Notifies the buyer of the change, and logs it after the commit. */
async function notifyOfOutcome(
  deps: Deps,
  tx: Transaction,
  invoice: Invoice,
  before: Invoice,
): Promise<void> {
  if (invoice.state === before.state) return;
  const { invoiceId, state } = invoice;
  tx.afterCommit(() => {
    if (state === 'stalled') deps.log.error('an invoice requires a sign-in at the tax bureau', { invoiceId });
    if (before.state === 'red_wanted' && state === 'issued')
      deps.log.error('a red invoice was refused: staff have to decide', { invoiceId });
  });
  await notifyBuyer(deps, tx, invoice, before.state);
}
