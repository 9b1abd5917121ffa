import type { AnalyticPage } from '@inkstone/contracts/analytics';

/** Pages of the website by their paths without language prefix; the first match counts. */
const pages: readonly (readonly [RegExp, AnalyticPage])[] = [
  [/^\/?$/, 'home'],
  [/^\/plan\/upgrade/, 'upgrade'],
  [/^\/plan\/convert/, 'convert'],
  [/^\/plan$/, 'plan'],
  [/^\/(vip|vipV[234]|scheme)(\/|$)/i, 'purchase'],
  [/^\/login/, 'login'],
  [/^\/trial$/, 'trial'],
  [/^\/newRewrite/, 'new-rewrite'],
  [/^\/rules/, 'rules'],
  [/^\/terms/, 'terms'],
  [/^\/licences/, 'licences'],
  [/^\/feedback$/, 'feedback'],
  [/^\/fileshare/, 'fileshare'],
  [/^\/manual/, 'manual'],
  [/^\/help/, 'help'],
  [/^\/news/, 'news'],
  [/^\/education/, 'education'],
  [/^\/bussiness\/contactSales/i, 'contact-sales'],
  [/^\/bussiness/i, 'business'],
  [/^\/coreTechnology\/contactUs/i, 'contact-us'],
  [/^\/coreTechnology/i, 'core-technology'],
  [/^\/download/, 'download'],
  [/^\/sitemap/, 'sitemap'],
  [/^\/share/, 'share'],
  [/^\/appshare/, 'appshare'],
  [/^\/ads\//, 'ads'],
];

/** Pages whose views are not events of the website: the app, its back office, and frames. */
const notCounted = /^\/(app|admin|pay|simulator|invoice|captcha|iframeAuth)(\/|$)|\/embedded$/;

/** The name of a page of the website by its path without language prefix; null for other pages. */
export function pageNameOf(path: string): AnalyticPage | null {
  if (notCounted.test(path)) return null;
  return pages.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';
}
