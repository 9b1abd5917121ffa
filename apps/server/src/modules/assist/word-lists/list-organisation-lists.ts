import type { ReplyOf } from '@inkstone/contracts';
import type { listOrganisationLists as contract } from '@inkstone/contracts/assist/sensitive-words';
import type { UseCase } from '../../../platform/http/route.ts';
import { organisationsOf } from '../../organisations/index.ts';
import { organisationOwner } from './list-owner.ts';
import { findActiveFacts } from './store.ts';

/** Lists the caller's organisations with their active lists, in the order of joining. */
export const listOrganisationLists: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  { db },
  { accountId },
) => {
  const joined = await organisationsOf(db, accountId);
  if (joined.length === 0) return { organisations: [], lists: [] };
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
  return { organisations: joined.map(({ organisationId: id, name }) => ({ id, name })), lists };
};
