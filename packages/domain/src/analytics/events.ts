import {
  type AnalyticEvent,
  type AnalyticPage,
  analyticPages,
  type ClientEvent,
  clientEvents,
  type FunnelStep,
} from '@inkstone/contracts/analytics';

/** Returns the event that is stored for the name that a client sent. */
export function eventOf(name: string): ClientEvent | 'other' {
  return clientEvents.find((each) => each === name) ?? 'other';
}

/** Returns the page that is stored for the name that a client sent. */
export function pageOf(name: string): AnalyticPage {
  return analyticPages.find((each) => each === name) ?? 'other';
}

/** Events that are steps of the funnel. */
export type StepEvent = Exclude<AnalyticEvent, 'other'>;

/** The event of each step. */
export const stepEvents: Readonly<Record<FunnelStep, StepEvent>> = {
  visit: 'page_view',
  trial: 'trial_begun',
  registration: 'registered',
  correction: 'correction_accepted',
  plan: 'plan_viewed',
  order: 'order_created',
  purchase: 'purchased',
};
