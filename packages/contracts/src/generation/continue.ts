import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { stream } from '../stream.ts';
import { generationErrors, generationReceipt, generationLimits as limits } from './index.ts';

const place = {
  /** The text before the cursor, up to the limit; its end is the most relevant part. */
  before: z.string().min(1).max(limits.before),
  /** The text after the cursor. */
  after: z.string().max(limits.after).default(''),
  documentId: z.uuid().nullable().default(null),
  /** Maximum number of words to write. */
  words: z.int().min(20).max(limits.continueWords).default(300),
};

/** Suggests three directions in which a text could continue, one line each. Free of charge. */
export const suggestDirections = endpoint({
  method: 'POST',
  path: '/api/continue/directions',
  summary: 'Suggests three directions in which a text could go on. Nothing is charged or stored.',
  audience: 'account',
  input: z.object(place),
  reply: z.object({
    /** One line each, at most three; fewer if the model repeats itself. */
    directions: z.array(z.string()),
    /** Maximum number of words that the continuation can cost: `words`, or what is left of the limit. */
    price: z.int(),
  }),
  errors: [...generationErrors, 'content_required'],
  rate: 'generation',
});

/**
 * Continues a text. `begin` comes first, `receipt` last. Disconnecting stops the model; the words that were
 * sent are charged, and `readReceipt` returns their number and text. A failure or a blocked text costs nothing, and
 * its partial text must be discarded.
 */
export const continueText = stream({
  method: 'POST',
  path: '/api/continue',
  summary: 'Continues a text in a direction. Charges the words that were sent; a failure costs nothing.',
  audience: 'account',
  input: z.object({
    ...place,
    /** One of the suggested directions, or the caller's own; '' leaves it to the model. */
    direction: z.string().max(limits.direction).default(''),
  }),
  events: z.discriminatedUnion('type', [
    z.object({ type: z.literal('begin'), jobId: z.string(), reserved: z.int() }),
    z.object({ type: z.literal('text'), text: z.string() }),
    generationReceipt.extend({ type: z.literal('receipt'), isCut: z.boolean() }),
  ]),
  errors: [...generationErrors, 'content_required'],
  rate: 'generation',
});
