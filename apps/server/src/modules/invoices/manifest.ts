import type { ModuleManifest } from '../../ports/module-manifest.ts';
import { accountData } from './account-data/store.ts';
import { readInvoiceFile } from './applying/read-invoices.ts';
import { advanceInvoiceHandler } from './issuing/advance-invoice.ts';
import { invoiceRefundGate } from './refund-gate.ts';
import { invoicesRoutes } from './routes.ts';
import { invoicesSettings } from './settings.ts';
import { openInvoices } from './staff-pages/list-invoices.ts';

/** The manifest of the module. */
export const invoicesModule: ModuleManifest = {
  name: 'invoices',
  settings: invoicesSettings,
  accountData,
  routes: invoicesRoutes,
  fileRoutes: [readInvoiceFile],
  dueHandlers: [advanceInvoiceHandler],
  waiting: [openInvoices],
  refundGates: [invoiceRefundGate],
};
