import type {
  listOrganisationLists as contract,
  OrganisationList,
} from '@inkstone/contracts/sensitive-words';
import type { UseCase } from '../../../http/route.ts';
import { organisationsOf } from '../../organisations/index.ts';
import { organisationOwner } from './list-owner.ts';
import { findActiveFacts } from './store.ts';

/** The lists that are on of the organisations that the caller belongs to, in the order of joining. */
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
