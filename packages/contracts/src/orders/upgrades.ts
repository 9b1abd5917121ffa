import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { maxPlanIdLength, planView } from '../membership/index.ts';
import { quoteView } from './orders.ts';

/** Credit of an earlier order on the price of an upgrade. Amounts in minor units, lengths in ms. */
export const creditLine = z.object({
  orderNo: z.string(),
  plan: z.string(),
  quantity: z.int(),
  paid: z.int(),
  refunded: z.int(),
  /** Amount already credited to other orders. */
  credited: z.int(),
  /** `credit` is the remaining payment times `unused / whole`, rounded down. */
  unused: z.int(),
  whole: z.int(),
  credit: z.int(),
});
export type CreditLine = z.output<typeof creditLine>;

/**
 * Lists the plans of Pro to which the caller's Plus can be upgraded, except those whose price does not exceed
 * the credit.
 */
export const listUpgrades = endpoint({
  method: 'GET',
  path: '/api/vip/upgrade',
  summary: 'Lists the plans that the caller can upgrade to, with what is credited for unused Plus.',
  audience: 'account',
  input: z.object({}),
  reply: z.object({
    lines: z.array(creditLine),
    credit: z.int(),
    options: z.array(z.object({ plan: planView, payable: z.int() })),
  }),
  errors: [],
  rate: 'normal',
});

/** Quotes an upgrade, with its credits; `purchase` orders it. */
export const quoteUpgrade = endpoint({
  method: 'POST',
  path: '/api/vip/upgrade/quote',
  summary: 'Quotes an upgrade to a plan of Pro, less the worth of unused Plus.',
  audience: 'account',
  input: z.object({ plan: z.string().min(1).max(maxPlanIdLength) }),
  reply: z.object({ quote: quoteView, lines: z.array(creditLine) }),
  errors: ['plan_not_for_sale', 'nothing_to_upgrade'],
  rate: 'normal',
});
