import { z } from 'zod';

/** Limits of buyers' input, in characters, and of one application. */
export const invoiceLimits = {
  name: 100,
  taxNumber: 30,
  address: 200,
  phone: 30,
  bank: 100,
  bankAccount: 40,
  email: 254,
  /** Orders of one application. */
  orders: 50,
  /** Saved titles of an account. */
  titles: 20,
} as const;

/** Public path of stored invoices: GET with `invoice`, `side` and `format`. */
export const invoiceFilePath = '/api/invoice/file';

export const invoiceFormat = z.enum(['pdf', 'ofd', 'xml']);
export type InvoiceFormat = z.output<typeof invoiceFormat>;

/** The invoice itself, or the red letter that cancels it. */
export const invoiceSide = z.enum(['blue', 'red']);
export type InvoiceSide = z.output<typeof invoiceSide>;

/** `special`: 增值税专用发票, for companies only. */
export const invoiceKind = z.enum(['general', 'special']);

export const invoiceState = z.enum([
  ...(['wanted', 'issuing', 'stalled', 'rejected', 'withdrawn'] as const),
  ...(['issued', 'red_wanted', 'red_issued'] as const),
]);

const text = (maxLength: number) => z.string().trim().max(maxLength);

/** The buyer named on an invoice. Empty texts mean absent values. */
export const invoiceBuyer = z.object({
  kind: z.enum(['person', 'company']),
  name: text(invoiceLimits.name),
  taxNumber: text(invoiceLimits.taxNumber).default(''),
  address: text(invoiceLimits.address).default(''),
  phone: text(invoiceLimits.phone).default(''),
  bank: text(invoiceLimits.bank).default(''),
  bankAccount: text(invoiceLimits.bankAccount).default(''),
});
export type InvoiceBuyerInput = z.input<typeof invoiceBuyer>;

/** The buyer's choices for an invoice; `email` is the address to which it is sent. */
export const invoiceTerms = { kind: invoiceKind, buyer: invoiceBuyer, email: text(invoiceLimits.email) };

/** Errors of these choices. */
export const invoiceTermErrors = [
  ...(['invoice_name_required', 'tax_number_invalid', 'tax_number_required'] as const),
  ...(['invoice_kind_refused', 'email_required', 'email_invalid'] as const),
];

/** A stored buyer, without validation, because it was validated when it was stored. */
const storedBuyer = z.object({
  ...{ kind: z.enum(['person', 'company']), name: z.string(), taxNumber: z.string(), address: z.string() },
  ...{ phone: z.string(), bank: z.string(), bankAccount: z.string() },
});

/** An invoice, or an application for one. Amounts are in fen, times in ms. */
export const invoiceView = z.object({
  invoiceId: z.string(),
  state: invoiceState,
  kind: invoiceKind,
  buyer: storedBuyer,
  email: z.string(),
  gross: z.int(),
  /** The tax that `gross` contains. */
  tax: z.int(),
  /** The reason for the rejection or for the delay at the issuer; '' without a note. */
  note: z.string(),
  /** 20 digits; null before it was issued. */
  number: z.string().nullable(),
  issuedAt: z.int().nullable(),
  /** Number of the red letter. */
  redNumber: z.string().nullable(),
  orders: z.array(z.object({ orderNo: z.string(), amount: z.int() })),
  files: z.array(z.object({ side: invoiceSide, format: invoiceFormat })),
  /** Whether the buyer may still change or withdraw it. */
  isCorrectable: z.boolean(),
  /** Whether it was withdrawn by the service because an order was refunded. */
  withdrawnForRefund: z.boolean(),
  isSimulated: z.boolean(),
  createdAt: z.int(),
});
export type InvoiceView = z.output<typeof invoiceView>;

/** A saved title: a buyer and an e-mail address. */
export const invoiceTitle = z.object({ titleId: z.string(), buyer: storedBuyer, email: z.string() });
export type InvoiceTitle = z.output<typeof invoiceTitle>;
