import type { Permission } from '@inkstone/contracts/staff/permissions';

/** The groups of the navigation, in its order; their names are under `group_<id>` in `admin.json`. */
export const adminGroups = ['users', 'sales', 'accounting', 'requests', 'content', 'operation'] as const;

/**
 * The pages of the back office, in the order of its navigation. A page is one line here, one in `routes.ts`
 * and in `routes/routes.test.ts`, and its name under `section_<id>` in `admin.json`.
 */
export const adminSections = [
  { id: 'accounts', group: 'users', path: '/admin/accounts', permission: 'accounts.read' },
  { id: 'organisations', group: 'users', path: '/admin/organisations', permission: 'organisations.read' },
  { id: 'orders', group: 'sales', path: '/admin/orders', permission: 'orders.read' },
  { id: 'strayPayments', group: 'sales', path: '/admin/stray-payments', permission: 'orders.read' },
  { id: 'subscriptions', group: 'sales', path: '/admin/subscriptions', permission: 'subscriptions.read' },
  { id: 'invoices', group: 'sales', path: '/admin/invoices', permission: 'invoices.read' },
  { id: 'prices', group: 'sales', path: '/admin/prices', permission: 'prices.read' },
  { id: 'campaigns', group: 'sales', path: '/admin/campaigns', permission: 'campaigns.read' },
  { id: 'coupons', group: 'sales', path: '/admin/coupons', permission: 'coupons.read' },
  { id: 'ledger', group: 'accounting', path: '/admin/ledger', permission: 'ledger.read' },
  {
    id: 'reconciliation',
    group: 'accounting',
    path: '/admin/reconciliation',
    permission: 'reconciliation.read',
  },
  { id: 'alarms', group: 'accounting', path: '/admin/notice-alarms', permission: 'reconciliation.read' },
  { id: 'channels', group: 'accounting', path: '/admin/pay-channels', permission: 'channels.read' },
  { id: 'desk', group: 'requests', path: '/admin/desk', permission: 'desk.read' },
  { id: 'feedback', group: 'requests', path: '/admin/feedback', permission: 'feedback.read' },
  { id: 'reports', group: 'requests', path: '/admin/reports', permission: 'shares.read' },
  { id: 'rewards', group: 'requests', path: '/admin/rewards', permission: 'rewards.review' },
  { id: 'content', group: 'content', path: '/admin/content', permission: 'content.read' },
  { id: 'site', group: 'content', path: '/admin/site', permission: 'content.read' },
  { id: 'terms', group: 'content', path: '/admin/terms', permission: 'terms.read' },
  { id: 'lists', group: 'content', path: '/admin/lists', permission: 'lists.read' },
  { id: 'analytics', group: 'operation', path: '/admin/analytics', permission: 'analytics.read' },
  { id: 'models', group: 'operation', path: '/admin/models', permission: 'models.read' },
  { id: 'jobs', group: 'operation', path: '/admin/jobs', permission: 'jobs.read' },
  { id: 'settings', group: 'operation', path: '/admin/settings', permission: 'settings.read' },
  { id: 'staff', group: 'operation', path: '/admin/staff', permission: 'staff.read' },
  { id: 'audit', group: 'operation', path: '/admin/audit', permission: 'audit.read' },
  { id: 'keys', group: 'operation', path: '/admin/keys', permission: 'keys.read' },
] as const satisfies readonly {
  readonly id: string;
  readonly group: (typeof adminGroups)[number];
  readonly path: string;
  readonly permission: Permission;
}[];
