import { type Permission, permissions, type Role } from '@inkstone/contracts/staff/permissions';

/** Permissions of each role. Every role includes `admin.enter`. */
export const rolePermissions: Readonly<Record<Role, readonly Permission[]>> = {
  owner: permissions,
  finance: [
    'admin.enter',
    'accounts.read',
    'organisations.read',
    'prices.read',
    'prices.change',
    'campaigns.read',
    'campaigns.change',
    'coupons.read',
    'coupons.change',
    'membership.read',
    'ledger.read',
    'reconciliation.read',
    'reconciliation.change',
    'channels.read',
    'channels.test',
    'invoices.read',
    'invoices.change',
    'orders.read',
    'orders.heal',
    'orders.refund',
    'orders.approve',
    'subscriptions.read',
    'subscriptions.change',
  ],
  support: [
    'admin.enter',
    'feedback.read',
    'feedback.close',
    'desk.read',
    'desk.answer',
    'shares.read',
    'organisations.read',
    'accounts.read',
    'accounts.sessions',
    'terms.read',
    'consents.read',
    'campaigns.read',
    'coupons.read',
    'membership.read',
    'invoices.read',
    'orders.read',
    'orders.heal',
    'orders.refund',
    'subscriptions.read',
    'subscriptions.change',
  ],
  editor: [
    'admin.enter',
    'feedback.read',
    'lists.read',
    'lists.change',
    'organisations.read',
    'content.read',
    'content.change',
    'terms.read',
  ],
  moderator: [
    'admin.enter',
    'shares.read',
    'shares.moderate',
    'accounts.read',
    'accounts.block',
    'rewards.review',
  ],
  analyst: [
    'admin.enter',
    'feedback.read',
    'shares.read',
    'lists.read',
    'organisations.read',
    'prices.read',
    'campaigns.read',
    'coupons.read',
    'ledger.read',
    'reconciliation.read',
    'orders.read',
    'subscriptions.read',
    'analytics.read',
    'analytics.export',
    'jobs.read',
  ],
};

/** Combined permissions of some roles, in the order of `permissions`. */
export function permissionsOf(roles: readonly Role[]): Permission[] {
  return permissions.filter((permission) => roles.some((role) => rolePermissions[role].includes(permission)));
}

/** Whether a staff member can act as an owner. */
export interface StaffState {
  readonly accountId: string;
  readonly roles: readonly Role[];
  readonly isBlocked: boolean;
}

/** Whether `accountId` is the only active owner, who must therefore keep the role. */
export function isLastOwner(members: readonly StaffState[], accountId: string): boolean {
  const owners = members.filter(({ roles, isBlocked }) => roles.includes('owner') && !isBlocked);
  return owners.length === 1 && owners[0]?.accountId === accountId;
}
