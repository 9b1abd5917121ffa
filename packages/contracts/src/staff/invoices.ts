import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  invoiceFormat,
  invoiceSide,
  invoiceTermErrors,
  invoiceTerms,
  invoiceView,
} from '../invoices/index.ts';
import { pageInput, pageOf } from './cursor.ts';

/** Limits of uploaded files and of texts of staff. */
export const invoiceUploadLimits = {
  /** Bytes of one file. */
  file: 3 * 1024 * 1024,
  /** Characters of the reason shown to the buyer. */
  note: 200,
  /** Rows of one export. */
  exportRows: 5000,
} as const;

/** An invoice as sent to staff. */
export const staffInvoiceRow = invoiceView.extend({
  /** Whether staff may process it: there is no issuer, or the issuer is not processing a request. */
  isByHand: z.boolean(),
  /** Why a red letter is issued; null without one. */
  redReason: z.string().nullable(),
  /** The invoice that this one replaces. */
  replaces: z.string().nullable(),
  /** Whether it was cancelled and has no replacement. */
  isReissuable: z.boolean(),
});
export type StaffInvoiceRow = z.output<typeof staffInvoiceRow>;

/** `open`: those that require an action of staff or of the issuer. */
export const invoiceFilter = z.enum(['open', 'rejected', 'issued', 'red_issued', 'all']).default('open');

const invoiceId = z.uuid();
const actErrors = [
  ...(['invoice_not_found', 'invoice_in_progress', 'invoice_issued', 'invoice_not_issued'] as const),
  ...(['invoice_ended', 'invoice_at_issuer'] as const),
] as const;

/** Lists the queue of invoices, oldest first while open, otherwise newest first. `search`: invoice number, order, tax number. */
export const listStaffInvoices = endpoint({
  method: 'GET',
  path: '/api/admin/invoices',
  summary: 'Lists invoices by state, or finds them by number, order or tax number.',
  audience: 'staff',
  permission: 'invoices.read',
  input: z.object({ view: invoiceFilter, search: z.string().trim().max(60).default(''), ...pageInput }),
  reply: pageOf(staffInvoiceRow),
  errors: [],
  rate: 'staff',
});

/** Starts issuing; the buyer cannot change the application afterwards. */
export const beginInvoice = endpoint({
  method: 'POST',
  path: '/api/admin/invoices/begin',
  summary: 'Begins to issue an invoice.',
  audience: 'staff',
  permission: 'invoices.change',
  reason: true,
  auditFields: ['invoiceId'],
  input: z.object({ invoiceId }),
  reply: staffInvoiceRow,
  errors: actErrors,
  rate: 'staff',
});

/** Stores an invoice or a red letter that was issued at the tax bureau. A PDF or an OFD is required. */
export const uploadInvoice = endpoint({
  method: 'POST',
  path: '/api/admin/invoices/upload',
  summary: 'Stores the files of an issued invoice.',
  audience: 'staff',
  permission: 'invoices.change',
  reason: true,
  auditFields: ['invoiceId', 'side', 'number'],
  input: z.object({
    invoiceId,
    side: invoiceSide,
    number: z.string().regex(/^\d{20}$/),
    /** When it was issued, in ms. */
    issuedAt: z.int().positive(),
    files: z
      .array(z.object({ format: invoiceFormat, base64: z.base64() }))
      .min(1)
      .max(3)
      .refine((files) => new Set(files.map(({ format }) => format)).size === files.length)
      .refine((files) => files.some(({ format }) => format !== 'xml')),
  }),
  reply: staffInvoiceRow,
  errors: [...actErrors, 'file_format_mismatch', 'invoice_file_too_large', 'invoice_number_taken'],
  rate: 'exchange',
  bodyLimit: 3 * Math.ceil((invoiceUploadLimits.file * 4) / 3) + 8192,
});

/** Rejects an application with a reason for the buyer. */
export const rejectInvoice = endpoint({
  method: 'POST',
  path: '/api/admin/invoices/reject',
  summary: 'Rejects an application for an invoice.',
  audience: 'staff',
  permission: 'invoices.change',
  reason: true,
  auditFields: ['invoiceId'],
  input: z.object({ invoiceId, note: z.string().trim().min(1).max(invoiceUploadLimits.note) }),
  reply: staffInvoiceRow,
  errors: actErrors,
  rate: 'staff',
});

/** Queries the issuer again immediately, for example after a sign-in at the tax bureau. */
export const retryInvoice = endpoint({
  method: 'POST',
  path: '/api/admin/invoices/retry',
  summary: 'Asks the issuer about an invoice again.',
  audience: 'staff',
  permission: 'invoices.change',
  reason: true,
  auditFields: ['invoiceId'],
  input: z.object({ invoiceId }),
  reply: staffInvoiceRow,
  errors: [...actErrors, 'invoice_issuer_manual'],
  rate: 'staff',
});

/** Reasons of the tax bureau: issued wrongly, returned, service ended, discount. */
export const redReason = z.enum(['01', '02', '03', '04']);

/** Requests a red letter for the whole invoice. */
export const redInvoice = endpoint({
  method: 'POST',
  path: '/api/admin/invoices/red',
  summary: 'Has a red letter issued that cancels an invoice.',
  audience: 'staff',
  permission: 'invoices.change',
  reason: true,
  proof: 'fresh',
  auditFields: ['invoiceId', 'redReason'],
  input: z.object({ invoiceId, redReason }),
  reply: staffInvoiceRow,
  errors: actErrors,
  rate: 'staff',
});

/** Creates a new application for the remaining amounts of the orders, after a red letter. */
export const reissueInvoice = endpoint({
  method: 'POST',
  path: '/api/admin/invoices/reissue',
  summary: 'Applies for an invoice in place of one that was cancelled.',
  audience: 'staff',
  permission: 'invoices.change',
  reason: true,
  auditFields: ['invoiceId'],
  input: z.object({ invoiceId, ...invoiceTerms }),
  reply: staffInvoiceRow,
  errors: [...actErrors, ...invoiceTermErrors, ...(['order_not_invoiceable', 'order_invoiced'] as const)],
  rate: 'staff',
});

/** Exports the invoices of a period as parts of a CSV file, by the time of the application. */
export const exportInvoices = endpoint({
  method: 'GET',
  path: '/api/admin/invoices/export',
  summary: 'Returns invoices as parts of a CSV file.',
  audience: 'staff',
  permission: 'invoices.read',
  input: z.object({
    from: z.coerce.number().int().min(0),
    to: z.coerce.number().int().positive(),
    /** `next` of the previous part. */
    after: pageInput.cursor,
  }),
  reply: z.object({ csv: z.string(), rows: z.int(), next: z.string().nullable() }),
  errors: [],
  rate: 'staff',
});

/** The configured issuer of invoices, without secrets. */
export const readInvoiceIssuer = endpoint({
  method: 'GET',
  path: '/api/admin/invoices/issuer',
  summary: 'Tells by whom invoices are issued.',
  audience: 'staff',
  permission: 'invoices.read',
  input: z.object({}),
  reply: z.object({
    issuer: z.enum(['manual', 'http', 'simulator']),
    /** URL of the service; null for other issuers. */
    url: z.string().nullable(),
    /** Tax rate in basis points. */
    rate: z.int(),
    item: z.string(),
    seller: z.object({ name: z.string(), taxNumber: z.string() }),
  }),
  errors: [],
  rate: 'staff',
});

/** Queries the issuer's service about a request that does not exist, to test the connection. Issues nothing. */
export const testInvoiceIssuer = endpoint({
  method: 'POST',
  path: '/api/admin/invoices/issuer/test',
  summary: 'Tests the connection to the issuer of invoices.',
  audience: 'staff',
  permission: 'invoices.change',
  input: z.object({}),
  /** `detail`: technical description of a failure. `credit`: remaining amount that can be invoiced, in fen. */
  reply: z.object({
    isGood: z.boolean(),
    detail: z.string(),
    credit: z.object({ left: z.int(), total: z.int().nullable() }).nullable(),
  }),
  errors: ['invoice_issuer_manual'],
  rate: 'staff',
});
