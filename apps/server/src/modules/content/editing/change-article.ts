import { AppError } from '@inkstone/contracts';
import type { ArticleCondition } from '@inkstone/contracts/staff/content';
import { type Publication, publicationAt, stateOf } from '@inkstone/domain/content';
import type { Instant } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { announceChange } from '../../../platform/db/changes.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { scheduleDue } from '../../../platform/due/index.ts';
import { languagesOf } from '../reading/article-index.ts';
import {
  type Article,
  type ArticleContent,
  findRevision,
  insertRevision,
  lockArticle,
  type Revision,
  takeSlug,
  updateArticle,
} from '../store.ts';

/** The article version that a change is based on. */
export interface BaseVersion {
  readonly id: string;
  readonly version: number;
}

/** The kind of the due task that carries out what is scheduled. */
export const publicationDue = 'content_publication';

/**
 * Changes an article if it is still at `version`, invalidates the caches of all processes, and schedules
 * the next change of its publication. Throws `article_not_found` or `article_changed`.
 */
export async function changeArticle(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, version }: BaseVersion,
  work: (sql: Sql, article: Article, now: Instant) => Promise<Partial<Article>>,
): Promise<ArticleCondition> {
  return db.transact(async ({ sql }) => {
    const now = clock.now();
    const stored = await lockArticle(sql, id);
    if (!stored) throw new AppError('article_not_found');
    if (stored.version !== version) throw new AppError('article_changed');
    const article = settled(stored, now);
    const change = await work(sql, article, now);
    const changed = { ...article, ...change, version: version + 1, changedAt: now };
    await updateArticle(sql, id, changed);
    await schedulePublication(sql, changed);
    announceChange(sql, 'content', id);
    return conditionOf(changed, now);
  });
}

/** Returns the article after the changes that were scheduled before `now`. */
export function settled(article: Article, now: Instant): Article {
  const current = publicationAt(article, now);
  const isNew = current.liveRevision !== article.liveRevision && current.liveRevision !== null;
  return { ...article, ...current, ...(isNew && { updatedAt: article.publishAt }) };
}

async function schedulePublication(sql: Sql, article: Article): Promise<void> {
  const times = [article.publishAt, article.unpublishAt].filter((time) => time !== null);
  if (times.length === 0) return;
  await scheduleDue(sql, { kind: publicationDue, ref: article.articleId, at: Math.min(...times) as Instant });
}

/** Applies the scheduled change of an article. Visitors see the change at its time even if this runs later. */
export async function settleArticle({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: string): Promise<void> {
  await db.transact(async ({ sql }) => {
    const article = await lockArticle(sql, id);
    if (!article) return;
    const next = settled(article, clock.now());
    // The version is not incremented, because the text that editors have open is unchanged.
    await updateArticle(sql, id, next);
    await schedulePublication(sql, next);
    announceChange(sql, 'content', id);
  });
}

/** Adds a revision; returns the columns of the article that follow from its content. */
export async function addRevision(
  sql: Sql,
  article: Article,
  revision: Omit<Revision, 'articleId' | 'revision'>,
): Promise<Partial<Article>> {
  const { articleId } = article;
  const number = article.revision + 1;
  await claimSlug(sql, article, revision.content.slug);
  await insertRevision(sql, { ...revision, articleId, revision: number });
  return { revision: number, ...columnsOf(revision.content) };
}

/** Assigns a slug to an article; throws `slug_taken`. */
export async function claimSlug(sql: Sql, { kind, articleId }: Article, slug: string): Promise<void> {
  if (!(await takeSlug(sql, { kind, slug, articleId }))) throw new AppError('slug_taken');
}

/** The columns that lists show, derived from the content. */
export function columnsOf(
  content: ArticleContent,
): Pick<Article, 'slug' | 'category' | 'title' | 'languages'> {
  const languages = languagesOf(content);
  const [first] = languages;
  const shown = languages.includes('zh') ? 'zh' : first;
  const title = (shown && content.texts[shown]?.title) ?? '';
  return { slug: content.slug, category: content.category, title, languages };
}

/** Reads a revision of an article; throws `article_revision_not_found`. */
export async function requireRevision(sql: Sql, articleId: string, revision: number): Promise<Revision> {
  const found = await findRevision(sql, articleId, revision);
  if (!found) throw new AppError('article_revision_not_found');
  return found;
}

/** The condition of an article as staff see it. */
export function conditionOf(stored: Article, now: Instant): ArticleCondition {
  const { version, revision, liveRevision, nextRevision, publishAt, unpublishAt, changedAt } = settled(
    stored,
    now,
  );
  const publication: Publication = stored;
  return {
    state: stateOf(publication, now),
    ...{ version, revision, liveRevision, nextRevision, publishAt, unpublishAt, changedAt },
  };
}
