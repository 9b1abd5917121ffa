import { allow, type Result, refuse } from '@inkstone/kernel';

/**
 * State of an invoice. `stalled`: the tax bureau requires a person to sign in. `rejected`: with a reason; the buyer may correct
 * the application. An order without an application has no row.
 */
export const invoiceStates = [
  ...(['wanted', 'issuing', 'stalled', 'rejected', 'withdrawn'] as const),
  ...(['issued', 'red_wanted', 'red_issued'] as const),
] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/**
 * Events of an invoice. `red_refused`: no red letter can be issued, so the invoice remains. `withdraw`: by the buyer, or because
 * an order is refunded.
 */
export const invoiceEvents = [
  ...(['begin', 'stall', 'issue', 'reject', 'correct', 'withdraw'] as const),
  ...(['want_red', 'issue_red', 'red_refused'] as const),
] as const;
export type InvoiceEvent = (typeof invoiceEvents)[number];

export type InvoiceRefusal =
  | 'invoice_in_progress'
  | 'invoice_issued'
  | 'invoice_ended'
  | 'invoice_not_issued';

type Row = Partial<Record<InvoiceEvent, InvoiceState>>;

const transitions: Readonly<Record<InvoiceState, Row>> = {
  wanted: { begin: 'issuing', reject: 'rejected', correct: 'wanted', withdraw: 'withdrawn' },
  issuing: { begin: 'issuing', stall: 'stalled', issue: 'issued', reject: 'rejected' },
  stalled: { begin: 'issuing', stall: 'stalled', issue: 'issued', reject: 'rejected' },
  rejected: { correct: 'wanted', withdraw: 'withdrawn' },
  withdrawn: {},
  issued: { want_red: 'red_wanted' },
  red_wanted: { want_red: 'red_wanted', issue_red: 'red_issued', red_refused: 'issued' },
  red_issued: {},
};

/** Returns the state after an event, or the reason why it is not allowed. */
export function nextInvoiceState(
  state: InvoiceState,
  event: InvoiceEvent,
): Result<InvoiceState, InvoiceRefusal> {
  const next = transitions[state][event];
  if (next) return allow(next);
  switch (state) {
    case 'withdrawn':
    case 'red_issued':
      return refuse('invoice_ended');
    case 'issued':
    case 'red_wanted':
      return refuse('invoice_issued');
    case 'issuing':
    case 'stalled':
      return refuse(
        event === 'correct' || event === 'withdraw' ? 'invoice_in_progress' : 'invoice_not_issued',
      );
    default:
      return refuse('invoice_not_issued');
  }
}

/** Whether the invoice prevents its orders from being invoiced again. */
export function isLiveInvoice(state: InvoiceState): boolean {
  return state !== 'withdrawn' && state !== 'red_issued';
}

/** Whether the buyer may still change or withdraw the application. */
export function isCorrectable(state: InvoiceState): boolean {
  return state === 'wanted' || state === 'rejected';
}
