import { AppError, type ReplyOf } from '@inkstone/contracts';
import type * as contracts from '@inkstone/contracts/staff/organisations';
import type { Deps } from '../../deps.ts';
import type { UseCase } from '../../platform/http/route.ts';
import { requireAccountNamed } from '../accounts/index.ts';
import { requireOrganisation } from './require-organisation.ts';
import { deleteMember, insertMember, updateRole } from './store.ts';

type Join = typeof contracts.joinOrganisation;
type SetRole = typeof contracts.setOrganisationRole;
type Leave = typeof contracts.leaveOrganisation;

/** Adds an account as a member, for staff. `isNew` is false if it was one already. */
export const addMember: UseCase<Join, ReplyOf<Join>> = async (deps, who, { organisation, account }) => {
  const { name } = await requireOrganisation(deps, organisation);
  const { accountId } = await requireAccountNamed(deps, account);
  const isNew = await joinOrganisation(deps, organisation, accountId, name);
  who.note({ accountId });
  return { accountId, name, isNew };
};

/** Changes the role of a member, for staff. */
export const setRole: UseCase<SetRole, ReplyOf<SetRole>> = async (deps, who, input) => {
  const { name } = await requireOrganisation(deps, input.organisation);
  const { accountId } = await requireAccountNamed(deps, input.account);
  const isMember = await deps.db.transact(({ sql }) =>
    updateRole(sql, input.organisation, accountId, input.role),
  );
  if (!isMember) throw new AppError('member_not_found', { account: input.account, organisation: name });
  who.note({ accountId });
  return { accountId, name };
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

/** Adds an existing account as a member and notifies it. False if it already was one. */
export function joinOrganisation(
  { db, clock, notify }: Pick<Deps, 'db' | 'clock' | 'notify'>,
  organisationId: string,
  accountId: string,
  name: string,
): Promise<boolean> {
  const member = { accountId, role: 'member', createdAt: clock.now() } as const;
  return db.transact(async (tx) => {
    const isNew = await insertMember(tx.sql, organisationId, member);
    if (isNew) await notify(tx, accountId, 'organisation_joined', { name });
    return isNew;
  });
}

/** Removes an account from an organisation. False if it was not a member. */
export function leaveOrganisation(
  { db }: Pick<Deps, 'db'>,
  organisationId: string,
  accountId: string,
): Promise<boolean> {
  return db.transact(({ sql }) => deleteMember(sql, organisationId, accountId));
}
