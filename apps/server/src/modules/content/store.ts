import type { ArticleKind } from '@inkstone/contracts/content';
import type { ArticleContentInput, ArticleState } from '@inkstone/contracts/staff/content';
import {
  and,
  desc,
  eq,
  gt,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  sql as query,
  type SQL,
} from 'drizzle-orm';
import type { Sql } from '../../platform/db/database.ts';
import { behind, type Page, type PageRequest, readCursor, toPage } from '../../platform/db/keyset.ts';
import {
  articleRevisions,
  articleSlugs,
  articles,
  articleVotes,
  contentPictures,
  seededArticles,
} from '../../platform/db/tables/content.ts';

/** An article without its texts. */
export type Article = typeof articles.$inferSelect;
/** The content of one revision. */
export type ArticleContent = ArticleContentInput;
export type Revision = typeof articleRevisions.$inferSelect;
/** A stored picture. */
export type ContentPicture = typeof contentPictures.$inferSelect;

export async function insertArticle(sql: Sql, article: Article): Promise<void> {
  await sql.insert(articles).values(article);
}

/** Locks an article for a change; null if it does not exist. */
export async function lockArticle(sql: Sql, articleId: string): Promise<Article | null> {
  const [row] = await sql.select().from(articles).where(eq(articles.articleId, articleId)).for('update');
  return row ?? null;
}

export async function findArticle(sql: Sql, articleId: string): Promise<Article | null> {
  const [row] = await sql.select().from(articles).where(eq(articles.articleId, articleId));
  return row ?? null;
}

export async function updateArticle(sql: Sql, articleId: string, change: Partial<Article>): Promise<void> {
  await sql.update(articles).set(change).where(eq(articles.articleId, articleId));
}

/** The filter of a list of articles. */
export interface ArticleFilter extends PageRequest {
  readonly kind?: ArticleKind | undefined;
  readonly state?: ArticleState | undefined;
  readonly query: string;
}

/** Articles, the last changed first. */
export async function listArticles(sql: Sql, filter: ArticleFilter, now: number): Promise<Page<Article>> {
  const { where, orderBy } = behind(
    { at: articles.changedAt, id: articles.articleId },
    readCursor(filter.cursor),
    'newest first',
  );
  const like = `%${filter.query.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await sql
    .select()
    .from(articles)
    .where(
      and(
        where,
        filter.kind && eq(articles.kind, filter.kind),
        filter.state && isInState(filter.state, now),
        filter.query === '' ? undefined : or(ilike(articles.title, like), ilike(articles.slug, like)),
      ),
    )
    .orderBy(...orderBy)
    .limit(filter.limit + 1);
  return toPage(rows, filter.limit, (row) => ({ at: row.changedAt, id: row.articleId }));
}

/** `stateOf` of the domain as an SQL condition. */
function isInState(state: ArticleState, now: number): SQL | undefined {
  const isDue = and(isNotNull(articles.nextRevision), lte(articles.publishAt, now));
  const isOver = and(isNotNull(articles.unpublishAt), lte(articles.unpublishAt, now));
  const isLive = and(or(isNotNull(articles.liveRevision), isDue), query`not coalesce(${isOver}, false)`);
  const isWaiting = and(
    isNotNull(articles.nextRevision),
    gt(articles.publishAt, now),
    isNull(articles.liveRevision),
    query`not coalesce(${isOver}, false)`,
  );
  switch (state) {
    case 'published':
      return isLive;
    case 'scheduled':
      return isWaiting;
    case 'draft':
      return and(isNull(articles.publishedAt), isNull(articles.nextRevision));
    case 'withdrawn':
      return and(
        isNotNull(articles.publishedAt),
        query`not coalesce(${isLive}, false)`,
        query`not coalesce(${isWaiting}, false)`,
      );
  }
}

export async function insertRevision(sql: Sql, revision: Revision): Promise<void> {
  await sql.insert(articleRevisions).values(revision);
}

/** Replaces the content of a revision that was saved automatically. */
export async function replaceRevision(
  sql: Sql,
  { articleId, revision, content, isAutomatic, savedAt }: Revision,
): Promise<void> {
  await sql
    .update(articleRevisions)
    .set({ content, isAutomatic, savedAt })
    .where(and(eq(articleRevisions.articleId, articleId), eq(articleRevisions.revision, revision)));
}

export async function findRevision(sql: Sql, articleId: string, revision: number): Promise<Revision | null> {
  const [row] = await sql
    .select()
    .from(articleRevisions)
    .where(and(eq(articleRevisions.articleId, articleId), eq(articleRevisions.revision, revision)));
  return row ?? null;
}

/** The newest revisions of an article without their content. */
export function listRevisions(sql: Sql, articleId: string, maxRevisions: number) {
  const { revision, savedAt, savedBy, repeats } = articleRevisions;
  return sql
    .select({ revision, savedAt, savedBy, repeats })
    .from(articleRevisions)
    .where(eq(articleRevisions.articleId, articleId))
    .orderBy(desc(revision))
    .limit(maxRevisions);
}

/** Assigns a slug to an article; false if another article has or had it. */
export async function takeSlug(
  sql: Sql,
  slug: { readonly kind: ArticleKind; readonly slug: string; readonly articleId: string },
): Promise<boolean> {
  await sql.insert(articleSlugs).values(slug).onConflictDoNothing();
  const [row] = await sql
    .select({ articleId: articleSlugs.articleId })
    .from(articleSlugs)
    .where(and(eq(articleSlugs.kind, slug.kind), eq(articleSlugs.slug, slug.slug)));
  return row?.articleId === slug.articleId;
}

/** Articles that are public or scheduled, with the revisions that are or will be public. */
export async function findPublished(sql: Sql): Promise<readonly (readonly [Article, readonly Revision[]])[]> {
  const shown = await sql
    .select()
    .from(articles)
    .where(or(isNotNull(articles.liveRevision), isNotNull(articles.nextRevision)));
  if (shown.length === 0) return [];
  const revisions = await sql
    .select({ revision: articleRevisions })
    .from(articleRevisions)
    .innerJoin(articles, eq(articles.articleId, articleRevisions.articleId))
    .where(
      or(
        eq(articleRevisions.revision, articles.liveRevision),
        eq(articleRevisions.revision, articles.nextRevision),
      ),
    );
  return shown.map((article) => [
    article,
    revisions.flatMap(({ revision }) => (revision.articleId === article.articleId ? [revision] : [])),
  ]);
}

/** All slugs with the ids of their articles. */
export function findSlugs(sql: Sql) {
  return sql.select().from(articleSlugs);
}

export async function findPictures(sql: Sql, ids: readonly string[]): Promise<ContentPicture[]> {
  if (ids.length === 0) return [];
  return sql
    .select()
    .from(contentPictures)
    .where(inArray(contentPictures.pictureId, [...ids]));
}

/** Stores a picture; returns the one that is stored already if it is the same. */
export async function storePicture(sql: Sql, picture: ContentPicture): Promise<ContentPicture> {
  await sql.insert(contentPictures).values(picture).onConflictDoNothing();
  const [row] = await sql.select().from(contentPictures).where(eq(contentPictures.hash, picture.hash));
  return row ?? picture;
}

/** Stores a vote; replaces an earlier vote of the same voter. */
export async function putVote(sql: Sql, vote: typeof articleVotes.$inferInsert): Promise<void> {
  await sql
    .insert(articleVotes)
    .values(vote)
    .onConflictDoUpdate({
      target: [articleVotes.articleId, articleVotes.voter],
      set: { isHelpful: vote.isHelpful, votedAt: vote.votedAt },
    });
}

/** Votes by article. */
export async function countVotes(
  sql: Sql,
  articleId?: string,
): Promise<ReadonlyMap<string, { readonly helpful: number; readonly notHelpful: number }>> {
  const helpful = query<number>`count(*) filter (where ${articleVotes.isHelpful})`.mapWith(Number);
  const notHelpful = query<number>`count(*) filter (where not ${articleVotes.isHelpful})`.mapWith(Number);
  const rows = await sql
    .select({ articleId: articleVotes.articleId, helpful, notHelpful })
    .from(articleVotes)
    .where(articleId === undefined ? undefined : eq(articleVotes.articleId, articleId))
    .groupBy(articleVotes.articleId);
  return new Map(rows.map((row) => [row.articleId, { helpful: row.helpful, notHelpful: row.notHelpful }]));
}

/** Whether an article has or had a slug. */
export async function isSlugTaken(sql: Sql, kind: ArticleKind, slug: string): Promise<boolean> {
  const rows = await sql
    .select({ slug: articleSlugs.slug })
    .from(articleSlugs)
    .where(and(eq(articleSlugs.kind, kind), eq(articleSlugs.slug, slug)));
  return rows.length > 0;
}

/** Serializes processes that import at the same time, until the end of the transaction. */
export async function lockSeeds(sql: Sql): Promise<void> {
  await sql.execute(query`select pg_advisory_xact_lock(7600076)`);
}

/** The seeds that were imported. */
export async function findSeeded(sql: Sql): Promise<ReadonlySet<string>> {
  const rows = await sql.select({ seedId: seededArticles.seedId }).from(seededArticles);
  return new Set(rows.map(({ seedId }) => seedId));
}

export async function insertSeeded(sql: Sql, seed: typeof seededArticles.$inferInsert): Promise<void> {
  await sql.insert(seededArticles).values(seed);
}
