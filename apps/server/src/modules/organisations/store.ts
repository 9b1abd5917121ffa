import { and, count, eq } from 'drizzle-orm';
import type { Sql } from '../../platform/db/database.ts';
import { behind, type Page, type PageRequest, readCursor, toPage } from '../../platform/db/keyset.ts';
import { organisationMembers, organisations } from '../../platform/db/tables/organisations.ts';

/** An organisation. */
export interface Organisation {
  readonly organisationId: string;
  readonly name: string;
}

/** A manager also edits the glossary of the organisation. */
export type OrganisationRole = 'member' | 'manager';

/** A membership. Times are ms since the epoch. */
export interface Membership {
  readonly accountId: string;
  readonly role: OrganisationRole;
  readonly createdAt: number;
}

const { organisationId, name } = organisations;

export async function insertOrganisation(
  sql: Sql,
  organisation: Organisation & { readonly createdAt: number },
): Promise<void> {
  await sql.insert(organisations).values(organisation);
}

export async function findOrganisation(sql: Sql, id: string): Promise<Organisation | null> {
  const [row] = await sql.select({ organisationId, name }).from(organisations).where(eq(organisationId, id));
  return row ?? null;
}

/** An organisation with the number of its members. */
export type CountedOrganisation = Organisation & { readonly members: number; readonly createdAt: number };

/** Organisations, oldest first. */
export async function findOrganisations(
  sql: Sql,
  { cursor, limit }: PageRequest,
): Promise<Page<CountedOrganisation>> {
  const { createdAt } = organisations;
  const { where, orderBy } = behind(
    { at: createdAt, id: organisationId },
    readCursor(cursor),
    'oldest first',
  );
  const rows = await sql
    .select({ organisationId, name, createdAt, members: count(organisationMembers.accountId) })
    .from(organisations)
    .leftJoin(organisationMembers, eq(organisationMembers.organisationId, organisationId))
    .where(where)
    .groupBy(organisationId)
    .orderBy(...orderBy)
    .limit(limit + 1);
  return toPage(rows, limit, (row) => ({ at: row.createdAt, id: row.organisationId }));
}

/** An organisation with the role that an account has in it. */
export type JoinedOrganisation = Organisation & { readonly role: OrganisationRole };

/** An account's organisations, in the order of joining. */
export function findOrganisationsOf(sql: Sql, accountId: string): Promise<JoinedOrganisation[]> {
  return sql
    .select({ organisationId, name, role: organisationMembers.role })
    .from(organisationMembers)
    .innerJoin(organisations, eq(organisationId, organisationMembers.organisationId))
    .where(eq(organisationMembers.accountId, accountId))
    .orderBy(organisationMembers.createdAt, organisationId);
}

/** Members of an organisation, in the order of joining. */
export async function findMembers(
  sql: Sql,
  id: string,
  { cursor, limit }: PageRequest,
): Promise<Page<Membership>> {
  const { accountId, role, createdAt } = organisationMembers;
  const { where, orderBy } = behind({ at: createdAt, id: accountId }, readCursor(cursor), 'oldest first');
  const rows = await sql
    .select({ accountId, role, createdAt })
    .from(organisationMembers)
    .where(and(eq(organisationMembers.organisationId, id), where))
    .orderBy(...orderBy)
    .limit(limit + 1);
  return toPage(rows, limit, (row) => ({ at: row.createdAt, id: row.accountId }));
}

/** Adds a member; false if the account was a member already. */
export async function insertMember(sql: Sql, id: string, member: Membership): Promise<boolean> {
  const added = await sql
    .insert(organisationMembers)
    .values({ ...member, organisationId: id })
    .onConflictDoNothing()
    .returning({ accountId: organisationMembers.accountId });
  return added.length > 0;
}

/** Changes the role of a member; false if the account is not a member. */
export async function updateRole(
  sql: Sql,
  id: string,
  accountId: string,
  role: OrganisationRole,
): Promise<boolean> {
  const changed = await sql
    .update(organisationMembers)
    .set({ role })
    .where(and(eq(organisationMembers.accountId, accountId), eq(organisationMembers.organisationId, id)))
    .returning({ accountId: organisationMembers.accountId });
  return changed.length > 0;
}

/** Removes a member; false if the account was not a member. */
export async function deleteMember(sql: Sql, id: string, accountId: string): Promise<boolean> {
  const isMember = and(
    eq(organisationMembers.accountId, accountId),
    eq(organisationMembers.organisationId, id),
  );
  const removed = await sql
    .delete(organisationMembers)
    .where(isMember)
    .returning({ accountId: organisationMembers.accountId });
  return removed.length > 0;
}
