/** Events that clients send. Anything else is counted as `other`. */
export const clientEvents = ['page_view', 'trial_begun', 'correction_accepted', 'plan_viewed'] as const;
export type ClientEvent = (typeof clientEvents)[number];

/** Events that the server records itself. From a client they are counted as `other`. */
export const serverEvents = ['registered', 'order_created', 'purchased'] as const;
export type ServerEvent = (typeof serverEvents)[number];

/** All values that are stored as an event. */
export const analyticEvents = [...clientEvents, ...serverEvents, 'other'] as const;
export type AnalyticEvent = (typeof analyticEvents)[number];

/** Names of pages. Anything else is stored as `other`; server events have the page `none`. */
export const analyticPages = [
  ...['home', 'plan', 'upgrade', 'convert', 'word-packages', 'purchase', 'login', 'trial', 'new-rewrite'],
  ...['rules', 'terms', 'licences', 'feedback', 'fileshare', 'manual', 'help', 'news', 'education'],
  ...['business', 'contact-sales', 'core-technology', 'contact-us', 'download', 'sitemap'],
  ...['share', 'appshare', 'ads', 'app', 'write', 'none', 'other'],
] as const;
export type AnalyticPage = (typeof analyticPages)[number];

/** Classes of devices. User agents are not stored. */
export const analyticDevices = ['desktop', 'phone', 'tablet', 'other'] as const;
export type AnalyticDevice = (typeof analyticDevices)[number];

/** Steps of the funnel, in order; each is the first event of its kind of a visitor. */
export const funnelSteps = [
  'visit',
  'trial',
  'registration',
  'correction',
  'plan',
  'order',
  'purchase',
] as const;
export type FunnelStep = (typeof funnelSteps)[number];
