import { AppError } from '@inkstone/contracts';
import { type InvoiceEvent, type InvoiceState, nextInvoiceState } from '@inkstone/domain/invoices';

/** The state after an event. Throws AppError where it cannot happen. */
export function requireNext(state: InvoiceState, event: InvoiceEvent): InvoiceState {
  const next = nextInvoiceState(state, event);
  if (!next.ok) throw new AppError(next.refusal);
  return next.value;
}
