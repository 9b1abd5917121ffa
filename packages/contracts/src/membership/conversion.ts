import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** What a conversion does, in whole days of Pro and ms of Plus. */
const outcome = {
  /** Days of Pro. */
  days: z.int(),
  /** Time of Plus that is given up for them. */
  taken: z.int(),
  /** Time that stays Plus, because it is not worth a day of Pro. */
  kept: z.int(),
};

/** A conversion as it is shown before it is made. */
export const conversionView = z.object({
  conversionId: z.string(),
  ...outcome,
  /** What each purchase or gift contributes, oldest first, in ms. `orderNo` is null for what was not bought. */
  lines: z.array(
    z.object({ orderNo: z.string().nullable(), unused: z.int(), taken: z.int(), kept: z.int() }),
  ),
  /** The prices by which it is computed, in minor units, with the days of their terms. */
  prices: z.object({
    ...{ plus: z.int(), plusDays: z.int(), pro: z.int(), proDays: z.int() },
    currency: z.enum(['CNY', 'USD']),
  }),
  /** What the user agrees to, in the language of the request, and its SHA-256. */
  consent: z.object({ text: z.string(), hash: z.string() }),
  /** Until when it can be made, in ms. */
  expiresAt: z.int(),
});
export type ConversionView = z.output<typeof conversionView>;

/** Computes and stores what a conversion of all unused Plus would do. */
export const quoteConversion = endpoint({
  method: 'POST',
  path: '/api/vip/convert/quote',
  summary: 'Computes how many days of Pro the unused Plus of the caller makes.',
  audience: 'account',
  input: z.object({}),
  /** Null where it is not worth a day of Pro. */
  reply: z.object({ conversion: conversionView.nullable() }),
  errors: [],
  rate: 'normal',
});

/** Converts as it was shown. Nothing undoes it. */
export const convertPlus = endpoint({
  method: 'POST',
  path: '/api/vip/convert',
  summary: 'Converts unused Plus to Pro as it was computed. Cannot be undone.',
  audience: 'account',
  input: z.object({
    conversionId: z.uuid(),
    /** Of the text that the user agreed to. */
    consentHash: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  reply: z.object(outcome),
  errors: ['quote_expired', 'quote_stale', 'consent_required'],
  rate: 'normal',
});
