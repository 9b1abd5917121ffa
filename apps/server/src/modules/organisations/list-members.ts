import type { ReplyOf } from '@inkstone/contracts';
import type { listMembers as contract } from '@inkstone/contracts/staff/organisations';
import { maskPhone } from '@inkstone/domain/accounts';
import type { UseCase } from '../../platform/http/route.ts';
import { phonesOf } from '../accounts/index.ts';
import { requireOrganisation } from './require-organisation.ts';
import { findMembers } from './store.ts';

/** Lists the members of an organisation, for staff; only the local operator may read unmasked numbers. */
export const listMembers: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  who,
  { organisation, phones, ...page },
) => {
  const { name } = await requireOrganisation(deps, organisation);
  const { rows, next } = await findMembers(deps.db.sql, organisation, page);
  const known = await phonesOf(
    deps,
    rows.map(({ accountId }) => accountId),
  );
  const showsFullPhone = phones === 'whole' && who.operator !== undefined;
  return {
    ...{ name, next },
    rows: rows.map(({ accountId, role, createdAt: joinedAt }) => {
      const phone = known.get(accountId) ?? null;
      return {
        accountId,
        role,
        joinedAt,
        phone: phone === null || showsFullPhone ? phone : maskPhone(phone),
      };
    }),
  };
};
