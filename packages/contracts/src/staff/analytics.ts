import { locales } from '@inkstone/phrases';
import { z } from 'zod';
import { analyticDevices, analyticPages, funnelSteps } from '../analytics/vocabulary.ts';
import { endpoint } from '../endpoint.ts';

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);
const range = { from: day.optional(), to: day.optional() };

/** Maximum range of a report, in days. */
export const maxReportDays = 366;
/** Number of rows in one part of an export. */
export const exportRows = 5000;

/** A number of people or events; null if it is small and therefore hidden. */
const shown = z.int().nullable();
const steps = z.object(
  Object.fromEntries(funnelSteps.map((step) => [step, shown])) as Record<
    (typeof funnelSteps)[number],
    typeof shown
  >,
);

export const readAnalytics = endpoint({
  method: 'GET',
  path: '/api/admin/analytics',
  summary: 'Returns visits, funnel, retention, languages, devices and pages of a range of days.',
  audience: 'staff',
  permission: 'analytics.read',
  input: z.object({
    ...range,
    language: z.enum(locales).optional(),
    device: z.enum(analyticDevices).optional(),
  }),
  reply: z.object({
    from: day,
    to: day,
    /** Smaller numbers are hidden. */
    smallest: z.int(),
    /** Retention of raw events, in days. */
    keptDays: z.int(),
    isOn: z.boolean(),
    /** When the aggregates were computed; null before the first run. */
    updatedAt: z.int().nullable(),
    /** Visitors with consent whose first visit is in the range, by funnel step reached since. */
    funnel: steps,
    /** Events of each day, with and without consent. */
    days: z.array(z.object({ day, events: steps })),
    /** By week of the first visit: number of visitors, and how many of them returned in each later week. */
    retention: z.array(z.object({ week: day, people: shown, later: z.array(shown) })),
    languages: z.array(z.object({ name: z.enum(locales), steps })),
    devices: z.array(z.object({ name: z.enum(analyticDevices), steps })),
    pages: z.array(z.object({ page: z.enum(analyticPages), views: shown })),
  }),
  errors: [],
  rate: 'staff',
});
export type AnalyticsReport = z.output<(typeof readAnalytics)['reply']>;

export const exportAnalytics = endpoint({
  method: 'POST',
  path: '/api/admin/analytics/export',
  summary: 'Returns raw events of visitors who agreed, as parts of a CSV file, by day.',
  audience: 'staff',
  permission: 'analytics.export',
  reason: true,
  auditFields: ['from', 'to', 'after'],
  input: z.object({
    from: day,
    to: day,
    /** `next` of the previous part. */
    after: z
      .string()
      .regex(/^\d{1,7}\.[0-9a-f-]{36}$/)
      .optional(),
  }),
  reply: z.object({ csv: z.string(), rows: z.int(), next: z.string().nullable() }),
  errors: [],
  rate: 'staff',
});
