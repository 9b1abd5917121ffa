import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** The result of a conversion, in whole days of Pro and ms of Plus. */
const outcome = {
  /** Days of Pro. */
  days: z.int(),
  /** Time of Plus that is given up for them. */
  taken: z.int(),
  /** Time that remains Plus, because it is worth less than a day of Pro. */
  kept: z.int(),
};

/** The quote of a conversion. */
export const conversionView = z.object({
  conversionId: z.string(),
  ...outcome,
  /** The contribution of each purchase or gift, oldest first, in ms. `orderNo` is null for gifts. */
  lines: z.array(
    z.object({ orderNo: z.string().nullable(), unused: z.int(), taken: z.int(), kept: z.int() }),
  ),
  /** The prices used for the computation, in minor units, with the days of their terms. */
  prices: z.object({
    ...{ plus: z.int(), plusDays: z.int(), pro: z.int(), proDays: z.int() },
    currency: z.enum(['CNY', 'USD']),
  }),
  /** The consent text, in the language of the request, and its SHA-256. */
  consent: z.object({ text: z.string(), hash: z.string() }),
  /** When the quote expires, in ms. */
  expiresAt: z.int(),
});
export type ConversionView = z.output<typeof conversionView>;

/** Computes and stores a quote for the conversion of all unused Plus. */
export const quoteConversion = endpoint({
  method: 'POST',
  path: '/api/vip/convert/quote',
  summary: 'Computes how many days of Pro the unused Plus of the caller makes.',
  audience: 'account',
  input: z.object({}),
  /** Null if the unused time is worth less than a day of Pro. */
  reply: z.object({ conversion: conversionView.nullable() }),
  errors: [],
  rate: 'normal',
});

/** Performs a quoted conversion. Irreversible. */
export const convertPlus = endpoint({
  method: 'POST',
  path: '/api/vip/convert',
  summary: 'Converts unused Plus to Pro as it was computed. Cannot be undone.',
  audience: 'account',
  input: z.object({
    conversionId: z.uuid(),
    /** Hash of the consent text. */
    consentHash: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  reply: z.object(outcome),
  errors: ['quote_expired', 'quote_stale', 'consent_required'],
  rate: 'normal',
});
