import type { Role } from '@inkstone/contracts/staff/permissions';

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
