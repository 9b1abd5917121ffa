import { AppError } from '@inkstone/contracts';
import * as contract from '@inkstone/contracts/staff/organisations';
import { type Route, route } from '../../platform/http/route.ts';
import { addOrganisation } from './add-organisation.ts';
import { addMember, removeMember, setRole } from './change-members.ts';
import { listMembers } from './list-members.ts';
import { findOrganisations, findOrganisationsOf } from './store.ts';

export const organisationsRoutes: Route[] = [
  route(
    contract.listOrganisations,
    ({ db }, _who, page) => findOrganisations(db.sql, page),
    ({ rows, next }) => ({
      data: {
        rows: rows.map(({ organisationId: id, name, members }) => ({ id, name, members })),
        next,
      },
    }),
  ),
  route(contract.addOrganisation, async (deps, who, { name }) => {
    const created = await addOrganisation(deps, name);
    if (!created.ok) {
      throw created.refusal === 'empty'
        ? new AppError('organisation_name_required')
        : new AppError('organisation_name_too_long', { limit: 100 });
    }
    who.note({ organisation: created.value.organisationId });
    return { id: created.value.organisationId, name: created.value.name };
  }),
  route(contract.listMembers, listMembers),
  route(contract.listOrganisationsOfAccount, async ({ db }, _who, { accountId }) => {
    const joined = await findOrganisationsOf(db.sql, accountId);
    return { organisations: joined.map(({ organisationId: id, name, role }) => ({ id, name, role })) };
  }),
  route(contract.joinOrganisation, addMember),
  route(contract.setOrganisationRole, setRole),
  route(contract.leaveOrganisation, removeMember),
];
