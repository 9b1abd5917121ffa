import { AppError } from '@inkstone/contracts';
import { type InvoiceEvent, type InvoiceState, nextInvoiceState } from '@inkstone/domain/invoices';

/** Returns the state after an event. Throws AppError if the state does not allow it. */
export function requireNext(state: InvoiceState, event: InvoiceEvent): InvoiceState {
  const next = nextInvoiceState(state, event);
  if (!next.ok) throw new AppError(next.refusal);
  return next.value;
}
