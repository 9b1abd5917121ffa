import type { ArticleKind } from '@inkstone/contracts/content';
import type { ArticleContentInput } from '@inkstone/contracts/staff/content';
import type { Locale } from '@inkstone/phrases';
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

const time = (name: string) => bigint(name, { mode: 'number' });

/** Articles that staff publish. */
export const articles = pgTable('articles', {
  articleId: text('article_id').primaryKey(),
  kind: text('kind').$type<ArticleKind>().notNull(),
  version: integer('version').notNull(),
  revision: integer('revision').notNull(),
  liveRevision: integer('live_revision'),
  nextRevision: integer('next_revision'),
  publishAt: time('publish_at'),
  unpublishAt: time('unpublish_at'),
  publishedAt: time('published_at'),
  updatedAt: time('updated_at'),
  slug: text('slug').notNull(),
  category: text('category').notNull(),
  title: text('title').notNull(),
  languages: jsonb('languages').$type<Locale[]>().notNull(),
  createdAt: time('created_at').notNull(),
  changedAt: time('changed_at').notNull(),
});

/** Revisions of articles. */
export const articleRevisions = pgTable(
  'article_revisions',
  {
    articleId: text('article_id').notNull(),
    revision: integer('revision').notNull(),
    content: jsonb('content').$type<ArticleContentInput>().notNull(),
    isAutomatic: boolean('is_automatic').notNull(),
    repeats: integer('repeats'),
    savedAt: time('saved_at').notNull(),
    savedBy: text('saved_by'),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.revision] })],
);

/** Slugs that articles have or had. */
export const articleSlugs = pgTable(
  'article_slugs',
  {
    kind: text('kind').$type<ArticleKind>().notNull(),
    slug: text('slug').notNull(),
    articleId: text('article_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug] })],
);

/** Votes about help articles. */
export const articleVotes = pgTable(
  'article_votes',
  {
    articleId: text('article_id').notNull(),
    voter: text('voter').notNull(),
    isHelpful: boolean('is_helpful').notNull(),
    votedAt: time('voted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.voter] })],
);

/** Pictures of articles. */
export const contentPictures = pgTable('content_pictures', {
  pictureId: text('picture_id').primaryKey(),
  hash: text('hash').notNull(),
  fileKey: text('file_key').notNull(),
  mediaType: text('media_type').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  size: integer('size').notNull(),
  storedAt: time('stored_at').notNull(),
});

/** Articles imported from the product. */
export const seededArticles = pgTable('seeded_articles', {
  seedId: text('seed_id').primaryKey(),
  articleId: text('article_id').notNull(),
  seededAt: time('seeded_at').notNull(),
});
