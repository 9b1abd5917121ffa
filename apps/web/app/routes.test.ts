import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import { purchasePaths } from './features/membership/paths/index.ts';
import routes from './routes.ts';

/** The pages that exist so far, of the table in the specification (2) and of the product itself. */
const expected = [
  '',
  'admin',
  'admin/accounts',
  'admin/accounts/:accountId',
  'admin/audit',
  'admin/enter',
  'admin/feedback',
  'admin/invoices',
  'admin/invoices/issuer',
  'admin/jobs',
  'admin/keys',
  'admin/lists',
  'admin/lists/list',
  'admin/models',
  'admin/orders',
  'admin/orders/:orderNo',
  'admin/organisations',
  'admin/organisations/:organisationId',
  'admin/coupons',
  'admin/ledger',
  'admin/pay-channels',
  'admin/prices',
  'admin/reconciliation',
  'admin/reports',
  'admin/rewards',
  'admin/settings',
  'admin/staff',
  'app',
  'app/account',
  'app/chat',
  'app/coupons',
  'app/subscriptions',
  'app/inspire',
  'app/inspire/:workId',
  'app/official',
  'app/orders',
  'app/orders/:orderNo',
  'app/proofread-file',
  'app/search',
  'app/settings/:section?',
  'app/shell',
  'app/trash',
  'app/usage',
  'app/words',
  'app/write/:documentId',
  'captcha',
  'ads/blueSite',
  'appshare',
  'bussiness',
  'coreTechnology',
  'coreTechnology/three',
  'education',
  'share',
  'share/mobileLogin',
  ...Array.from({ length: 7 }, (_, i) => `sharev${i + 1}`),
  'sitemap.html',
  'sitemap.xml',
  'robots.txt',
  'feedback',
  'fileshare/:token?',
  'iframeAuth',
  'invoice',
  'invoice/InvoiceModal',
  'licences',
  'licences/:section',
  'licences/text',
  'login',
  'login/qr',
  'login/return/:provider',
  'newRewrite',
  'newRewrite/fetchList',
  'pay/:token',
  'plan',
  'plan/convert',
  'plan/upgrade',
  'rules',
  'rules/:section',
  'simulator',
  'simulator/login',
  'simulator/pay',
  'simulator/pay/:tradeId',
  'simulator/phone',
  'terms/:document',
  'terms/:document/embedded',
  'trial',
  'scheme/*',
  'vipV2/*',
  'vipV3/*',
  'vipV4/*',
  ...purchasePaths.map(({ path }) => path),
  '*',
];

function pathsOf(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const here = [above, path].filter(Boolean).join('/');
    if (children) return pathsOf(children, here);
    return index || path ? [here] : [];
  });
}

describe('routes', () => {
  it('are exactly the pages of the list, each below an optional language', () => {
    const paths = pathsOf(routes);
    const below = paths.map((path) => path.replace(/^:lang\?\/?/, ''));
    expect(paths.every((path) => path.startsWith(':lang?'))).toBe(true);
    expect(below.sort()).toEqual([...expected].sort());
  });
});
