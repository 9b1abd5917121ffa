import type {
  listOrganisationLists as contract,
  OrganisationList,
} from '@inkstone/contracts/assist/sensitive-words';
import type { UseCase } from '../../../platform/http/route.ts';
import { organisationsOf } from '../../organisations/index.ts';
import { organisationOwner } from './list-owner.ts';
import { findActiveFacts } from './store.ts';

/** Lists the active lists of the caller's organisations, in the order of joining. */
export const listOrganisationLists: UseCase<typeof contract, { readonly lists: OrganisationList[] }> = async (
  { db },
  { accountId },
) => {
  const joined = await organisationsOf(db, accountId);
  if (joined.length === 0) return { lists: [] };
  const owners = joined.map(({ organisationId }) => organisationOwner(organisationId));
  const active = await findActiveFacts(db.sql, owners);
  const lists = joined.flatMap(({ organisationId, name: organisation }) =>
    active
      .filter((list) => list.accountId === organisationOwner(organisationId))
      .map(({ listId: name, kind, version, entries }) => ({
        organisationId,
        organisation,
        name,
        kind,
        version,
        entries,
      })),
  );
  return { lists };
};
