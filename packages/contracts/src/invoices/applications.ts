import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { buyType, orderNo } from '../orders/index.ts';
import { invoiceLimits, invoiceTermErrors, invoiceTerms, invoiceTitle, invoiceView } from './invoice-view.ts';

/** Why an order cannot be invoiced. */
export const invoiceObstacle = z.enum([
  ...(['order_not_paid', 'order_free', 'order_refunded', 'order_being_refunded'] as const),
  ...(['order_of_store', 'order_in_other_currency', 'order_too_old'] as const),
]);

/** An order with the state of its invoice (spec, 4). Amounts are in minor units, times in ms. */
export const invoiceOrder = z.object({
  orderNo: z.string(),
  type: buyType,
  plan: z.string(),
  quantity: z.int(),
  currency: z.enum(['CNY', 'USD']),
  payable: z.int(),
  refunded: z.int(),
  createdAt: z.int(),
  invoiceStatus: z.enum(['none', 'issuing', 'issued', 'not_applicable']),
  obstacle: invoiceObstacle.nullable(),
  /** The amount that can be invoiced; 0 if none. */
  amount: z.int(),
  /** The live invoice or application; null if there is none. */
  invoiceId: z.string().nullable(),
});
export type InvoiceOrder = z.output<typeof invoiceOrder>;

const cursor = z.string().max(200).optional();
const orderPage = z.object({ orders: z.array(invoiceOrder), next: z.string().nullable() });

/** Lists the caller's membership orders, newest first. */
export const listVipInvoiceOrders = endpoint({
  method: 'GET',
  path: '/api/invoice/vip_orders',
  summary: "Lists the caller's membership orders with the state of their invoices.",
  audience: 'account',
  input: z.object({ cursor }),
  reply: orderPage,
  errors: [],
  rate: 'normal',
});

/** Lists all orders of the caller, newest first. */
export const listInvoiceOrders = endpoint({
  method: 'GET',
  path: '/api/invoice/orders',
  summary: "Lists the caller's orders with the state of their invoices.",
  audience: 'account',
  input: z.object({ cursor }),
  reply: orderPage,
  errors: [],
  rate: 'normal',
});

/** Lists the caller's invoices and applications, newest first. */
export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/invoice',
  summary: "Lists the caller's invoices.",
  audience: 'account',
  input: z.object({ cursor }),
  reply: z.object({ invoices: z.array(invoiceView), next: z.string().nullable() }),
  errors: [],
  rate: 'normal',
});

/** Applies for one invoice for all these orders (`together`), or for one per order. All or none are accepted. */
export const applyForInvoice = endpoint({
  method: 'POST',
  path: '/api/invoice',
  summary: 'Applies for invoices of orders.',
  audience: 'account',
  input: z.object({
    orders: z
      .array(orderNo)
      .min(1)
      .max(invoiceLimits.orders)
      .refine((numbers) => new Set(numbers).size === numbers.length),
    mode: z.enum(['together', 'each']).default('together'),
    ...invoiceTerms,
    /** Whether to save buyer and address for the next application. */
    savesTitle: z.boolean().default(false),
  }),
  reply: z.object({ invoices: z.array(invoiceView) }),
  errors: [...invoiceTermErrors, 'order_not_found', 'order_not_invoiceable', 'order_invoiced'],
  rate: 'normal',
});

/** Changes an application that is not being issued yet; a rejected one is submitted again. */
export const correctInvoice = endpoint({
  method: 'POST',
  path: '/api/invoice/change',
  summary: 'Corrects an application for an invoice.',
  audience: 'account',
  input: z.object({ invoiceId: z.uuid(), ...invoiceTerms }),
  reply: invoiceView,
  errors: [
    ...invoiceTermErrors,
    'invoice_not_found',
    'invoice_in_progress',
    'invoice_issued',
    'invoice_ended',
  ],
  rate: 'normal',
});

/** Withdraws an application that is not being issued yet. */
export const withdrawInvoice = endpoint({
  method: 'POST',
  path: '/api/invoice/withdraw',
  summary: 'Withdraws an application for an invoice.',
  audience: 'account',
  input: z.object({ invoiceId: z.uuid() }),
  reply: invoiceView,
  errors: ['invoice_not_found', 'invoice_in_progress', 'invoice_issued', 'invoice_ended'],
  rate: 'normal',
});

/** Lists the caller's saved titles, newest first. */
export const listInvoiceTitles = endpoint({
  method: 'GET',
  path: '/api/invoice/titles',
  summary: "Lists the caller's saved invoice titles.",
  audience: 'account',
  input: z.object({}),
  reply: z.object({ titles: z.array(invoiceTitle) }),
  errors: [],
  rate: 'normal',
});

/** Removes a saved title; does nothing if there is none. */
export const removeInvoiceTitle = endpoint({
  method: 'POST',
  path: '/api/invoice/titles/remove',
  summary: 'Removes a saved invoice title.',
  audience: 'account',
  input: z.object({ titleId: z.uuid() }),
  reply: z.object({}),
  errors: [],
  rate: 'normal',
});
