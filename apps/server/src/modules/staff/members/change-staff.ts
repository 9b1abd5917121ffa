import { AppError } from '@inkstone/contracts';
import type * as contracts from '@inkstone/contracts/staff';
import type { Role } from '@inkstone/contracts/staff/permissions';
import { isLastOwner } from '@inkstone/domain/staff';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { requireAccountNamed } from '../../accounts/index.ts';
import { deleteStaffSessionsOf } from '../sessions/store.ts';
import {
  deleteFactor,
  deleteMember,
  insertMember,
  lockMembers,
  type StaffMember,
  updateMember,
} from './store.ts';

type Nothing = Record<string, never>;

/** Adds an account as a member, named by phone number, e-mail address or id. */
export const addStaff: UseCase<typeof contracts.addStaff, Nothing> = async (deps, staff, input) => {
  const roles = requireRoles(input.roles);
  const { accountId } = await requireAccountNamed(deps, input.account);
  staff.note({ accountId });
  const member = { accountId, roles, createdAt: deps.clock.now() };
  const isNew = await deps.db.transact(({ sql }) => insertMember(sql, member));
  if (!isNew) throw new AppError('staff_member_exists');
  return {};
};

/** Sets a member's roles, effective from their next request. */
export const setStaffRoles: UseCase<typeof contracts.setStaffRoles, Nothing> = (deps, _, input) => {
  const roles = requireRoles(input.roles);
  const isHarmless = roles.includes('owner');
  return change(deps, input.accountId, { isHarmless }, (sql, { accountId }) =>
    updateMember(sql, accountId, { roles }),
  );
};

/** Blocks or unblocks a member, effective at once. */
export const blockStaff: UseCase<typeof contracts.blockStaff, Nothing> = (
  deps,
  _,
  { accountId, isBlocked },
) =>
  change(deps, accountId, { isHarmless: !isBlocked }, async (sql, member) => {
    const blockedAt = isBlocked ? (member.blockedAt ?? deps.clock.now()) : null;
    await updateMember(sql, accountId, { blockedAt });
    if (isBlocked) await deleteStaffSessionsOf(sql, accountId);
  });

/** Removes a member from the staff; the account is kept. */
export const removeStaff: UseCase<typeof contracts.removeStaff, Nothing> = (deps, _, { accountId }) =>
  change(deps, accountId, { isHarmless: false }, (sql) => deleteMember(sql, accountId));

/** Removes a member's second factor and closes their staff sessions. */
export const resetFactor: UseCase<typeof contracts.resetFactor, Nothing> = (deps, _, { accountId }) =>
  change(deps, accountId, { isHarmless: true }, (sql) => deleteFactor(sql, accountId));

/** Changes a member under a lock of all, so that at least one owner remains. */
async function change(
  { db }: Pick<Deps, 'db'>,
  accountId: string,
  { isHarmless }: { readonly isHarmless: boolean },
  work: (sql: Sql, member: StaffMember) => Promise<void>,
): Promise<Nothing> {
  await db.transact(async ({ sql }) => {
    const members = await lockMembers(sql);
    const member = members.find((each) => each.accountId === accountId);
    if (!member) throw new AppError('staff_member_missing');
    const states = members.map((each) => ({ ...each, isBlocked: each.blockedAt !== null }));
    if (!isHarmless && isLastOwner(states, accountId)) throw new AppError('last_owner');
    await work(sql, member);
  });
  return {};
}

function requireRoles(roles: readonly Role[]): Role[] {
  if (roles.length === 0) throw new AppError('staff_role_required');
  return [...new Set(roles)];
}
