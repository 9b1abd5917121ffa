import { AppError, type ReplyOf } from '@inkstone/contracts';
import { type ArticleKind, contentLimits } from '@inkstone/contracts/content';
import type {
  ArticleContentInput,
  ArticleTextInput,
  createArticle as createContract,
  rollBackArticle as rollBackContract,
  saveArticle as saveContract,
} from '@inkstone/contracts/staff/content';
import { cleanBody } from '@inkstone/domain/content';
import { type Locale, locales } from '@inkstone/phrases';
import type { Sql } from '../../../platform/db/database.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { isCategoryOf } from '../reading/article-index.ts';
import { type Article, type ArticleContent, findPictures, insertArticle, replaceRevision } from '../store.ts';
import { addRevision, changeArticle, claimSlug, columnsOf, requireRevision } from './change-article.ts';
import { requireComplete } from './require-complete.ts';

/** Creates a draft with a title in one language. */
export const createArticle: UseCase<typeof createContract, ReplyOf<typeof createContract>> = async (
  { db, ids, clock },
  who,
  { kind, slug, language, title },
) => {
  const content: ArticleContent = {
    slug,
    category: kind === 'help' ? 'start' : 'product',
    banner: null,
    isFeatured: false,
    texts: { [language]: { title, summary: '', body: cleanBody(null), isMachine: false } },
  };
  const articleId = ids.next();
  who.note({ id: articleId });
  const now = clock.now();
  await db.transact(({ sql }) => insertDraft(sql, { articleId, kind, content, now, savedBy: who.accountId }));
  return { id: articleId };
};

/** Stores a new article with its first revision. */
export async function insertDraft(
  sql: Sql,
  draft: {
    readonly articleId: string;
    readonly kind: ArticleKind;
    readonly content: ArticleContent;
    readonly now: number;
    readonly savedBy: string | null;
  },
): Promise<void> {
  const { articleId, kind, content, now, savedBy } = draft;
  const article: Article = {
    ...{ articleId, kind, version: 1, revision: 0, ...columnsOf(content) },
    ...{ liveRevision: null, nextRevision: null, publishAt: null, unpublishAt: null },
    ...{ publishedAt: null, updatedAt: null, createdAt: now, changedAt: now },
  };
  await insertArticle(sql, { ...article, revision: 1 });
  await addRevision(sql, article, { content, isAutomatic: false, repeats: null, savedAt: now, savedBy });
}

/** Saves a revision of an article. */
export const saveArticle: UseCase<typeof saveContract, ReplyOf<typeof saveContract>> = async (
  deps,
  who,
  { id, version, content: given, isAutomatic },
) => {
  const content = cleanContent(given);
  return changeArticle(deps, { id, version }, async (sql, article, now) => {
    if (!isCategoryOf(article.kind, content.category)) throw new AppError('category_unsuitable');
    await requireBanner(sql, content);
    const newest = await requireRevision(sql, id, article.revision);
    const isUsed = [article.liveRevision, article.nextRevision].includes(article.revision);
    const revision = { content, isAutomatic, repeats: null, savedAt: now, savedBy: who.accountId };
    if (!newest.isAutomatic || newest.savedBy !== who.accountId || isUsed)
      return addRevision(sql, article, revision);
    await claimSlug(sql, article, content.slug);
    await replaceRevision(sql, { ...revision, articleId: id, revision: article.revision });
    return columnsOf(content);
  });
};

/** Copies an earlier revision to the newest one; visitors see it immediately if the article is published. */
export const rollBackArticle: UseCase<typeof rollBackContract, ReplyOf<typeof rollBackContract>> = (
  deps,
  who,
  { revision, ...based },
) =>
  changeArticle(deps, based, async (sql, article, now) => {
    const { content } = await requireRevision(sql, based.id, revision);
    const isLive = article.liveRevision !== null;
    if (isLive) requireComplete(content);
    const change = await addRevision(sql, article, {
      content,
      isAutomatic: false,
      repeats: revision,
      savedAt: now,
      savedBy: who.accountId,
    });
    return { ...change, ...(isLive && { liveRevision: change.revision ?? null, updatedAt: now }) };
  });

/** Reduces the texts of a content to what articles may contain. Throws `article_too_long`. */
function cleanContent(given: ArticleContentInput): ArticleContent {
  const texts: Partial<Record<Locale, ArticleTextInput>> = {};
  for (const locale of locales) {
    const text = given.texts[locale];
    if (text) texts[locale] = cleanText(text);
  }
  return { ...given, texts };
}

/** Reduces one text to what articles may contain. Throws `article_too_long`. */
export function cleanText(text: ArticleTextInput): ArticleTextInput {
  const body = cleanBody(text.body);
  if (JSON.stringify(body).length > contentLimits.body)
    throw new AppError('article_too_long', { limit: contentLimits.body });
  return { ...text, body: { ...body } };
}

async function requireBanner(sql: Sql, { banner }: ArticleContent): Promise<void> {
  if (banner !== null && (await findPictures(sql, [banner])).length === 0)
    throw new AppError('picture_missing');
}
