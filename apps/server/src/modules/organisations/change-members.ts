import { AppError, type ReplyOf } from '@inkstone/contracts';
import type * as contracts from '@inkstone/contracts/staff/organisations';
import type { UseCase } from '../../platform/http/route.ts';
import { requireAccountNamed } from '../accounts/index.ts';
import { joinOrganisation } from './join-organisation.ts';
import { leaveOrganisation } from './leave-organisation.ts';
import { requireOrganisation } from './require-organisation.ts';

type Join = typeof contracts.joinOrganisation;
type Leave = typeof contracts.leaveOrganisation;

/** Adds an account as a member, for staff. `isNew` is false if it was one already. */
export const addMember: UseCase<Join, ReplyOf<Join>> = async (deps, who, { organisation, account }) => {
  const { name } = await requireOrganisation(deps, organisation);
  const { accountId } = await requireAccountNamed(deps, account);
  const isNew = await joinOrganisation(deps, organisation, accountId);
  who.note({ accountId });
  return { accountId, name, isNew };
};

/** Removes a member, for staff. */
export const removeMember: UseCase<Leave, ReplyOf<Leave>> = async (deps, who, { organisation, account }) => {
  const { name } = await requireOrganisation(deps, organisation);
  const { accountId } = await requireAccountNamed(deps, account);
  if (!(await leaveOrganisation(deps, organisation, accountId))) {
    throw new AppError('member_not_found', { account: accountId, organisation: name });
  }
  who.note({ accountId });
  return { accountId, name };
};
