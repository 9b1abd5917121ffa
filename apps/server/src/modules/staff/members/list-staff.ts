import type { listStaff as contract, StaffMemberView } from '@inkstone/contracts/staff';
import type { UseCase } from '../../../platform/http/route.ts';
import { nameOfAccount } from '../name-of-account.ts';
import { findMembers } from './store.ts';

/** All members, in the order of joining. */
export const listStaff: UseCase<typeof contract, { members: StaffMemberView[] }> = async (deps) => {
  const members = await findMembers(deps.db.sql);
  return {
    members: await Promise.all(
      members.map(async ({ secretSealed, roles, ...member }) => ({
        ...member,
        roles: [...roles],
        name: await nameOfAccount(deps, member.accountId),
        hasFactor: secretSealed !== null,
      })),
    ),
  };
};
