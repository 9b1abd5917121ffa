import { and, count, eq } from 'drizzle-orm';
import type { Sql } from '../../db/database.ts';
import { organisationMembers, organisations } from '../../db/tables/organisations.ts';

/** An organisation as its module knows it. */
export interface Organisation {
  readonly organisationId: string;
  readonly name: string;
}

/** Somebody who belongs to an organisation. Times are ms since the epoch. */
export interface Membership {
  readonly accountId: string;
  readonly role: 'member';
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

/** All organisations, oldest first, with how many belong to each. */
export function findOrganisations(sql: Sql): Promise<(Organisation & { readonly members: number })[]> {
  return sql
    .select({ organisationId, name, members: count(organisationMembers.accountId) })
    .from(organisations)
    .leftJoin(organisationMembers, eq(organisationMembers.organisationId, organisationId))
    .groupBy(organisationId)
    .orderBy(organisations.createdAt, organisationId);
}

/** What an account belongs to, in the order of joining. */
export function findOrganisationsOf(sql: Sql, accountId: string): Promise<Organisation[]> {
  return sql
    .select({ organisationId, name })
    .from(organisationMembers)
    .innerJoin(organisations, eq(organisationId, organisationMembers.organisationId))
    .where(eq(organisationMembers.accountId, accountId))
    .orderBy(organisationMembers.createdAt, organisationId);
}

/** Who belongs to an organisation, in the order of joining. */
export function findMembers(sql: Sql, id: string): Promise<Membership[]> {
  const { accountId, role, createdAt } = organisationMembers;
  return sql
    .select({ accountId, role, createdAt })
    .from(organisationMembers)
    .where(eq(organisationMembers.organisationId, id))
    .orderBy(createdAt, accountId);
}

/** False where the account belonged to it already. */
export async function insertMember(sql: Sql, id: string, member: Membership): Promise<boolean> {
  const added = await sql
    .insert(organisationMembers)
    .values({ ...member, organisationId: id })
    .onConflictDoNothing()
    .returning({ accountId: organisationMembers.accountId });
  return added.length > 0;
}

/** False where the account did not belong to it. */
export async function deleteMember(sql: Sql, id: string, accountId: string): Promise<boolean> {
  const isMember = and(
    eq(organisationMembers.accountId, accountId),
    eq(organisationMembers.organisationId, id),
  );
  const gone = await sql
    .delete(organisationMembers)
    .where(isMember)
    .returning({ accountId: organisationMembers.accountId });
  return gone.length > 0;
}
