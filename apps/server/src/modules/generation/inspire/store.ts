import { and, asc, count, desc, eq, inArray, sql as query } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { type EarlierText, inspireSections, inspireWorks } from '../../../platform/db/tables/generation.ts';

export type Work = typeof inspireWorks.$inferSelect;
export type Section = typeof inspireSections.$inferSelect;

/** Returns the text of a section, to be kept when another one replaces it. */
export function earlierOf({ content, state, missingSources, replacedCitations }: Section): EarlierText {
  const isComplete = state === 'cut' || state === 'done';
  return { content, state: isComplete ? state : 'stopped', missingSources, replacedCitations };
}

/** Works of an account with their sections, most recently changed first. */
export async function listWorks(sql: Sql, accountId: string, limit: number) {
  const works = await sql
    .select()
    .from(inspireWorks)
    .where(eq(inspireWorks.accountId, accountId))
    .orderBy(desc(inspireWorks.updatedAt), desc(inspireWorks.workId))
    .limit(limit);
  const sections = await sql
    .select({
      workId: inspireSections.workId,
      number: count(),
      done: query<number>`count(*) filter (where ${inspireSections.state} = 'done')`.mapWith(Number),
      words: query<number>`coalesce(sum(${inspireSections.words}), 0)`.mapWith(Number),
    })
    .from(inspireSections)
    .where(eq(inspireSections.accountId, accountId))
    .groupBy(inspireSections.workId);
  const totals = new Map(sections.map((one) => [one.workId, one]));
  return works.map((work) => ({ work, totals: totals.get(work.workId) ?? { number: 0, done: 0, words: 0 } }));
}

export async function countWorks(sql: Sql, accountId: string): Promise<number> {
  const [row] = await sql
    .select({ n: count() })
    .from(inspireWorks)
    .where(eq(inspireWorks.accountId, accountId));
  return row?.n ?? 0;
}

export async function insertWork(sql: Sql, work: Work): Promise<void> {
  await sql.insert(inspireWorks).values(work);
}

/** A work of the account; null if there is none. */
export async function findWork(sql: Sql, accountId: string, workId: string): Promise<Work | null> {
  const [row] = await sql.select().from(inspireWorks).where(isWork(accountId, workId));
  return row ?? null;
}

/** As above, locked until the transaction ends. */
export async function lockWork(sql: Sql, accountId: string, workId: string): Promise<Work | null> {
  const [row] = await sql.select().from(inspireWorks).where(isWork(accountId, workId)).for('update');
  return row ?? null;
}

export async function updateWork(
  sql: Sql,
  workId: string,
  change: Partial<Pick<Work, 'title' | 'facts' | 'words' | 'updatedAt'>>,
): Promise<void> {
  await sql.update(inspireWorks).set(change).where(eq(inspireWorks.workId, workId));
}

/** Deletes works with their sections. */
export async function deleteWorks(sql: Sql, accountId: string, ids: readonly string[]): Promise<void> {
  await sql
    .delete(inspireWorks)
    .where(and(eq(inspireWorks.accountId, accountId), inArray(inspireWorks.workId, [...ids])));
}

/** Sections of a work in their order. */
export async function listSections(sql: Sql, workId: string): Promise<Section[]> {
  return sql
    .select()
    .from(inspireSections)
    .where(eq(inspireSections.workId, workId))
    .orderBy(asc(inspireSections.position), asc(inspireSections.sectionId));
}

/** An empty section to insert. */
export type NewSection = Pick<
  Section,
  'sectionId' | 'workId' | 'accountId' | 'position' | 'heading' | 'brief'
>;

export async function insertSections(sql: Sql, sections: readonly NewSection[]): Promise<void> {
  if (sections.length > 0)
    await sql.insert(inspireSections).values(sections.map((one) => ({ ...one, state: 'empty' as const })));
}

/** Changes a section unless it was deleted. */
export async function updateSection(
  sql: Sql,
  sectionId: string,
  change: Partial<Omit<Section, 'sectionId' | 'workId' | 'accountId'>>,
): Promise<void> {
  await sql.update(inspireSections).set(change).where(eq(inspireSections.sectionId, sectionId));
}

export async function deleteSections(sql: Sql, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await sql.delete(inspireSections).where(inArray(inspireSections.sectionId, [...ids]));
}

function isWork(accountId: string, workId: string) {
  return and(eq(inspireWorks.accountId, accountId), eq(inspireWorks.workId, workId));
}
