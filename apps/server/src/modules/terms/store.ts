import type { GlossaryPlace, TermContent } from '@inkstone/contracts/terms';
import type { Instant } from '@inkstone/kernel';
import { pairKeyOf } from '@inkstone/translate';
import { and, asc, count, desc, eq, inArray, max, or, sql as query } from 'drizzle-orm';
import type { Sql } from '../../platform/db/database.ts';
import { glossaries, glossaryTerms } from '../../platform/db/tables/terms.ts';

/** Rows per statement: PostgreSQL allows 65,535 parameters. */
const atOnce = 2000;

/** A stored glossary. */
export interface Glossary {
  readonly glossaryId: string;
  readonly scope: GlossaryPlace['scope'];
  readonly ownerId: string;
  readonly accountId: string | null;
  readonly revision: number;
}

/** A stored term. */
export type StoredTerm = TermContent & { readonly id: string };

/** The owner of a glossary. */
export interface GlossaryOwner {
  readonly scope: GlossaryPlace['scope'];
  readonly ownerId: string;
  /** Null for an organisation. */
  readonly accountId: string | null;
}

type Row = typeof glossaryTerms.$inferSelect;

function termOf(row: Row): StoredTerm {
  return {
    id: row.termId,
    zh: { preferred: row.zh, variants: [...row.zhVariants], forbidden: [...row.zhForbidden] },
    en: { preferred: row.en, variants: [...row.enVariants], forbidden: [...row.enForbidden] },
    partOfSpeech: row.partOfSpeech,
    caseSensitive: row.caseSensitive,
    note: row.note,
  };
}

function valuesOf(term: TermContent, updatedAt: Instant) {
  return {
    ...{ zh: term.zh.preferred, zhVariants: term.zh.variants, zhForbidden: term.zh.forbidden },
    ...{ en: term.en.preferred, enVariants: term.en.variants, enForbidden: term.en.forbidden },
    ...{ partOfSpeech: term.partOfSpeech, caseSensitive: term.caseSensitive, note: term.note },
    ...{ pairKey: pairKeyOf(term), updatedAt },
  };
}

/** The glossaries of owners that have one. */
export function findGlossaries(
  sql: Sql,
  owners: readonly Pick<GlossaryOwner, 'scope' | 'ownerId'>[],
): Promise<Glossary[]> {
  if (owners.length === 0) return Promise.resolve([]);
  return sql
    .select()
    .from(glossaries)
    .where(
      or(
        ...owners.map(({ scope, ownerId }) =>
          and(eq(glossaries.scope, scope), eq(glossaries.ownerId, ownerId)),
        ),
      ),
    );
}

/** Ids of documents of an account whose glossaries have terms, those with the newest terms first. */
export async function findDocumentsWithTerms(sql: Sql, accountId: string, limit: number): Promise<string[]> {
  const isOwn = and(eq(glossaries.scope, 'document'), eq(glossaries.accountId, accountId));
  const rows = await sql
    .select({ id: glossaries.ownerId })
    .from(glossaries)
    .innerJoin(glossaryTerms, eq(glossaryTerms.glossaryId, glossaries.glossaryId))
    .where(isOwn)
    .groupBy(glossaries.ownerId)
    .orderBy(desc(max(glossaryTerms.updatedAt)), asc(glossaries.ownerId))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Creates the glossary if there is none, and locks it until the transaction ends. */
export async function lockGlossary(sql: Sql, owner: GlossaryOwner, newId: string): Promise<string> {
  await sql
    .insert(glossaries)
    .values({ ...owner, glossaryId: newId, revision: 0 })
    .onConflictDoNothing();
  const [row] = await sql
    .update(glossaries)
    .set({ revision: query`${glossaries.revision} + 1` })
    .where(and(eq(glossaries.scope, owner.scope), eq(glossaries.ownerId, owner.ownerId)))
    .returning({ glossaryId: glossaries.glossaryId });
  return row?.glossaryId ?? newId;
}

/** All terms of a glossary, oldest first. */
export async function findTerms(sql: Sql, glossaryId: string): Promise<StoredTerm[]> {
  const rows = await sql
    .select()
    .from(glossaryTerms)
    .where(eq(glossaryTerms.glossaryId, glossaryId))
    .orderBy(asc(glossaryTerms.termId));
  return rows.map(termOf);
}

/** Terms that contain a text in any form or the note, by their Chinese form. */
export async function searchTerms(
  sql: Sql,
  glossaryId: string,
  { search, offset, limit }: { readonly search: string; readonly offset: number; readonly limit: number },
): Promise<{ readonly terms: StoredTerm[]; readonly total: number }> {
  const t = glossaryTerms;
  const words = query`lower(${t.zh} || ' ' || ${t.en} || ' ' || ${t.zhVariants}::text || ${t.zhForbidden}::text || ${t.enVariants}::text || ${t.enForbidden}::text || ' ' || ${t.note})`;
  const where = and(
    eq(t.glossaryId, glossaryId),
    ...(search === '' ? [] : [query`position(${search.toLowerCase()} in ${words}) > 0`]),
  );
  const [rows, [all]] = [
    await sql
      .select()
      .from(t)
      .where(where)
      .orderBy(asc(t.zh), asc(t.en), asc(t.termId))
      .offset(offset)
      .limit(limit),
    await sql.select({ total: count() }).from(t).where(where),
  ];
  return { terms: rows.map(termOf), total: all?.total ?? 0 };
}

/** Numbers of terms, by the id of the glossary. */
export async function countTerms(sql: Sql, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await sql
    .select({ id: glossaryTerms.glossaryId, terms: count() })
    .from(glossaryTerms)
    .where(inArray(glossaryTerms.glossaryId, [...ids]))
    .groupBy(glossaryTerms.glossaryId);
  return new Map(rows.map(({ id, terms }) => [id, terms]));
}

/** The number of terms of an account and its documents; concurrent transactions that count them wait for this one. */
export async function countTermsOf(sql: Sql, accountId: string): Promise<number> {
  await sql.execute(query`select pg_advisory_xact_lock(hashtextextended(${accountId}, 90))`);
  const [row] = await sql
    .select({ terms: count() })
    .from(glossaryTerms)
    .where(eq(glossaryTerms.accountId, accountId));
  return row?.terms ?? 0;
}

export async function insertTerms(
  sql: Sql,
  owner: { readonly glossaryId: string; readonly accountId: string | null },
  terms: readonly StoredTerm[],
  now: Instant,
): Promise<void> {
  for (let from = 0; from < terms.length; from += atOnce) {
    await sql
      .insert(glossaryTerms)
      .values(
        terms
          .slice(from, from + atOnce)
          .map((term) => ({ ...owner, termId: term.id, ...valuesOf(term, now) })),
      );
  }
}

export async function updateTerm(
  sql: Sql,
  glossaryId: string,
  term: StoredTerm,
  now: Instant,
): Promise<void> {
  await sql
    .update(glossaryTerms)
    .set(valuesOf(term, now))
    .where(and(eq(glossaryTerms.glossaryId, glossaryId), eq(glossaryTerms.termId, term.id)));
}

/** Deletes terms; returns how many there were. */
export async function deleteTerms(sql: Sql, glossaryId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const removed = await sql
    .delete(glossaryTerms)
    .where(and(eq(glossaryTerms.glossaryId, glossaryId), inArray(glossaryTerms.termId, [...ids])))
    .returning({ id: glossaryTerms.termId });
  return removed.length;
}

/** Deletes the glossaries of removed documents with their terms. */
export async function deleteGlossariesOf(sql: Sql, documentIds: readonly string[]): Promise<void> {
  if (documentIds.length === 0) return;
  await sql
    .delete(glossaries)
    .where(and(eq(glossaries.scope, 'document'), inArray(glossaries.ownerId, [...documentIds])));
}
