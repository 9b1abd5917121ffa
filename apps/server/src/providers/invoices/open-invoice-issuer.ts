import type { Clock } from '@inkstone/kernel';
import { StartError } from '../../platform/settings/start-error.ts';
import type { InvoiceIssuer } from '../../ports/invoice-issuer.ts';
import type { InvoicesConfig } from '../../ports/invoices-config.ts';
import { createHttpIssuer } from './http-issuer.ts';
import { createSimulatedIssuer } from './simulated-issuer.ts';

/**
 * Creates the configured issuer; null if staff issue invoices manually. Throws StartError for a real service
 * together with the simulator: simulated orders would be invoiced at the tax bureau.
 */
export function openInvoiceIssuer(
  { invoices: { issuer, http }, hasSimulator }: InvoicesConfig & { readonly hasSimulator: boolean },
  { clock }: { readonly clock: Clock },
): InvoiceIssuer | null {
  if (issuer === 'http') {
    if (hasSimulator)
      throw new StartError(
        'SIMULATOR is on: set INVOICE_ISSUER to auto or manual, because orders are simulated.',
      );
    return http && createHttpIssuer(http, clock);
  }
  return issuer === 'auto' && hasSimulator ? createSimulatedIssuer(clock) : null;
}
