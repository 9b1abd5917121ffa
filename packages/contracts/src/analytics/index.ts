import { locales } from '@inkstone/phrases';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export * from './vocabulary.ts';

/** The cookie with the choice, `granted` or `refused`; readable by scripts, so that a page asks only once. */
export const analyticsChoiceCookie = 'ANALYTICS';
/** The cookie with the signed random identifier of a visitor who agreed. */
export const visitorCookie = 'VISITOR';

/** Maximum number of events in a batch. */
export const maxEvents = 40;

/**
 * The properties of an event besides its name and page. Each value is from a fixed list, so that no user text
 * can be sent; unknown keys are refused.
 */
export const analyticDetails = z.strictObject({
  language: z.enum(locales).optional(),
  isSignedIn: z.boolean().optional(),
  /** Which of the share pages was opened. */
  variant: z.enum(['v1', 'v2', 'v3', 'v4', 'v5', 'v6', 'v7']).optional(),
  tier: z.enum(['plus', 'pro']).optional(),
  way: z.enum(['wechat', 'alipay', 'card', 'apple']).optional(),
});
export type AnalyticDetails = z.output<typeof analyticDetails>;

/** An event in the format of the specification (7). */
const analyticEvent = z.object({
  /** Milliseconds or, with ten digits, seconds since 1970. */
  time: z.number().min(0).max(1e15),
  event: z.string().regex(/^[A-Za-z][\w-]{0,39}$/),
  pageName: z.string().max(100),
  /** Accepted and never stored, because titles of pages can contain titles of documents. */
  pageNameText: z.string().max(200).default(''),
  /** Only the class of the device is stored. */
  device_info: z
    .object({ userAgent: z.string().max(500).default(''), os: z.string().max(60).default('') })
    .prefault({}),
  details: analyticDetails.default({}),
});
export type AnalyticEventInput = z.output<typeof analyticEvent>;
/** An event as clients write it. */
export type SentEvent = z.input<typeof analyticEvent>;

const sending = {
  audience: 'anyone',
  bodyLimit: 64 * 1024,
  reply: z.object({
    /** `recorded` with the visitor's identifier, `counted` without one, or `ignored`. */
    kept: z.enum(['recorded', 'counted', 'ignored']),
  }),
  errors: [],
  rate: 'analytic',
} as const;

export const sendAnalytic = endpoint({
  ...sending,
  method: 'POST',
  path: '/api/analytic',
  summary: 'Takes an analytics event. Without consent it is only counted.',
  input: analyticEvent,
});

export const sendAnalytics = endpoint({
  ...sending,
  method: 'POST',
  path: '/api/analytic/batch',
  summary: 'Takes several analytics events, as /api/analytic takes one.',
  input: z.object({ events: z.array(analyticEvent).min(1).max(maxEvents) }),
});

export const chooseAnalytics = endpoint({
  method: 'POST',
  path: '/api/analytic/consent',
  summary: 'Stores whether this browser agrees to analytics. A refusal deletes what was recorded of it.',
  audience: 'anyone',
  input: z.object({ choice: z.enum(['granted', 'refused']) }),
  reply: z.object({ choice: z.enum(['granted', 'refused']) }),
  errors: [],
  rate: 'analyticConsent',
});
export type AnalyticsChoice = 'granted' | 'refused';
