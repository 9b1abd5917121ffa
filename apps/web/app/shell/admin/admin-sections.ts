import type { Permission } from '@inkstone/contracts/staff/permissions';

/**
 * The pages of the back office, in the order of its navigation. A page is one line here, one in `routes.ts`
 * and in `routes/routes.test.ts`, and its name under `section_<id>` in `admin.json`.
 */
export const adminSections = [
  { id: 'accounts', path: '/admin/accounts', permission: 'accounts.read' },
  { id: 'organisations', path: '/admin/organisations', permission: 'organisations.read' },
  { id: 'orders', path: '/admin/orders', permission: 'orders.read' },
  { id: 'strayPayments', path: '/admin/stray-payments', permission: 'orders.read' },
  { id: 'subscriptions', path: '/admin/subscriptions', permission: 'subscriptions.read' },
  { id: 'invoices', path: '/admin/invoices', permission: 'invoices.read' },
  { id: 'prices', path: '/admin/prices', permission: 'prices.read' },
  { id: 'campaigns', path: '/admin/campaigns', permission: 'campaigns.read' },
  { id: 'coupons', path: '/admin/coupons', permission: 'coupons.read' },
  { id: 'ledger', path: '/admin/ledger', permission: 'ledger.read' },
  { id: 'reconciliation', path: '/admin/reconciliation', permission: 'reconciliation.read' },
  { id: 'alarms', path: '/admin/notice-alarms', permission: 'reconciliation.read' },
  { id: 'channels', path: '/admin/pay-channels', permission: 'channels.read' },
  { id: 'desk', path: '/admin/desk', permission: 'desk.read' },
  { id: 'feedback', path: '/admin/feedback', permission: 'feedback.read' },
  { id: 'reports', path: '/admin/reports', permission: 'shares.read' },
  { id: 'rewards', path: '/admin/rewards', permission: 'rewards.review' },
  { id: 'content', path: '/admin/content', permission: 'content.read' },
  { id: 'site', path: '/admin/site', permission: 'content.read' },
  { id: 'terms', path: '/admin/terms', permission: 'terms.read' },
  { id: 'lists', path: '/admin/lists', permission: 'lists.read' },
  { id: 'analytics', path: '/admin/analytics', permission: 'analytics.read' },
  { id: 'models', path: '/admin/models', permission: 'models.read' },
  { id: 'jobs', path: '/admin/jobs', permission: 'jobs.read' },
  { id: 'settings', path: '/admin/settings', permission: 'settings.read' },
  { id: 'staff', path: '/admin/staff', permission: 'staff.read' },
  { id: 'audit', path: '/admin/audit', permission: 'audit.read' },
  { id: 'keys', path: '/admin/keys', permission: 'keys.read' },
] as const satisfies readonly {
  readonly id: string;
  readonly path: string;
  readonly permission: Permission;
}[];
