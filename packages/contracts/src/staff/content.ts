import { locales } from '@inkstone/phrases';
import { z } from 'zod';
import {
  articleKinds,
  articleView,
  contentLimits,
  helpCategories,
  newsCategories,
} from '../content/index.ts';
import { imageBytesLimit } from '../documents/index.ts';
import { endpoint } from '../endpoint.ts';
import { maxRowNumber } from '../limits.ts';
import { modelErrors } from '../models/index.ts';
import { pageInput, pageOf } from './cursor.ts';

/** State of an article for visitors; `scheduled`: to be published later, `withdrawn`: was published before. */
export const articleStates = ['draft', 'scheduled', 'published', 'withdrawn'] as const;
export type ArticleState = (typeof articleStates)[number];

const id = z.uuid();
const slug = z
  .string()
  .max(contentLimits.slug)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** The text of an article in one language. The body is JSON of the editor's schema. */
export const articleText = z.object({
  title: z.string().trim().max(contentLimits.title),
  summary: z.string().trim().max(contentLimits.summary),
  body: z.record(z.string(), z.unknown()),
  /** Whether it was drafted by a text model and has not been marked as reviewed. */
  isMachine: z.boolean().default(false),
});
export type ArticleTextInput = z.output<typeof articleText>;

/** The content of one revision of an article. */
export const articleContent = z.object({
  slug,
  category: z.enum([...helpCategories, ...newsCategories]),
  /** Id of an uploaded picture. */
  banner: z.uuid().nullable(),
  /** Whether it is featured in the news banner, or at the top of the help page. */
  isFeatured: z.boolean(),
  texts: z.partialRecord(z.enum(locales), articleText),
});
export type ArticleContentInput = z.output<typeof articleContent>;

/** The publication state of an article. */
const condition = {
  state: z.enum(articleStates),
  /** Number of changes; a save states the version it is based on. */
  version: z.int(),
  /** The newest revision, the one that visitors see, and the one that is scheduled. */
  revision: z.int(),
  liveRevision: z.int().nullable(),
  nextRevision: z.int().nullable(),
  publishAt: z.int().nullable(),
  unpublishAt: z.int().nullable(),
  changedAt: z.int(),
};
const conditionView = z.object(condition);
export type ArticleCondition = z.output<typeof conditionView>;

const articleRow = z.object({
  id: z.string(),
  kind: z.enum(articleKinds),
  slug: z.string(),
  category: z.string(),
  title: z.string(),
  languages: z.array(z.enum(locales)),
  ...condition,
});
export type ArticleRow = z.output<typeof articleRow>;

export const listArticles = endpoint({
  method: 'GET',
  path: '/api/admin/content',
  summary: 'Lists articles, the last changed first.',
  audience: 'staff',
  permission: 'content.read',
  input: z.object({
    ...pageInput,
    kind: z.enum(articleKinds).optional(),
    state: z.enum(articleStates).optional(),
    /** Part of a title or slug. */
    query: z.string().trim().max(100).default(''),
  }),
  reply: pageOf(articleRow),
  errors: [],
  rate: 'staff',
});

export const createArticle = endpoint({
  method: 'POST',
  path: '/api/admin/content/create',
  summary: 'Creates an article as a draft.',
  audience: 'staff',
  permission: 'content.change',
  auditFields: ['kind', 'slug'],
  input: z.object({
    kind: z.enum(articleKinds),
    slug,
    language: z.enum(locales),
    title: z.string().trim().min(1).max(contentLimits.title),
  }),
  reply: z.object({ id: z.string() }),
  errors: ['slug_taken'],
  rate: 'staff',
});

const revisionRow = z.object({
  revision: z.int(),
  savedAt: z.int(),
  /** Account id; null for an article imported from the product. */
  savedBy: z.string().nullable(),
  /** The revision that a rollback copied. */
  repeats: z.int().nullable(),
});
export type RevisionRow = z.output<typeof revisionRow>;

const editedArticle = z.object({
  id: z.string(),
  kind: z.enum(articleKinds),
  ...condition,
  content: articleContent,
  banner: z.object({ url: z.string(), width: z.int(), height: z.int() }).nullable(),
  revisions: z.array(revisionRow),
  /** Whether a text model can draft translations now. */
  canTranslate: z.boolean(),
});
export type EditedArticle = z.output<typeof editedArticle>;

export const editArticle = endpoint({
  method: 'GET',
  path: '/api/admin/content/article',
  summary: 'Returns an article for editing: its newest revision.',
  audience: 'staff',
  permission: 'content.read',
  input: z.object({ id }),
  reply: editedArticle,
  errors: ['article_not_found'],
  rate: 'staff',
});

export const readRevision = endpoint({
  method: 'GET',
  path: '/api/admin/content/revision',
  summary: 'Returns a revision of an article.',
  audience: 'staff',
  permission: 'content.read',
  input: z.object({ id, revision: z.coerce.number().int().min(1).max(maxRowNumber) }),
  reply: z.object({ revision: z.int(), content: articleContent }),
  errors: ['article_not_found', 'article_revision_not_found'],
  rate: 'staff',
});

const based = { id, version: z.int().min(1).max(maxRowNumber) };
const changeErrors = ['article_not_found', 'article_changed'] as const;
const bodyLimit = 4 * 1024 * 1024;

/** Saves a revision. One saved automatically replaces the automatic one before it, if nothing refers to it. */
export const saveArticle = endpoint({
  method: 'POST',
  path: '/api/admin/content/save',
  summary: 'Saves a revision of an article. Visitors see it when it is published.',
  audience: 'staff',
  permission: 'content.change',
  auditFields: ['id', 'isAutomatic'],
  input: z.object({ ...based, content: articleContent, isAutomatic: z.boolean().default(false) }),
  reply: conditionView,
  errors: [...changeErrors, 'slug_taken', 'picture_missing', 'article_too_long', 'category_unsuitable'],
  rate: 'staff',
  bodyLimit,
});

/** Publishes the newest revision at once, or at `publishAt`; `unpublishAt` withdraws it again. */
export const publishArticle = endpoint({
  method: 'POST',
  path: '/api/admin/content/publish',
  summary: 'Publishes the newest revision of an article, at once or at a time.',
  audience: 'staff',
  permission: 'content.change',
  auditFields: ['id'],
  input: z.object({
    ...based,
    publishAt: z.int().positive().nullable(),
    unpublishAt: z.int().positive().nullable(),
  }),
  reply: conditionView,
  errors: [...changeErrors, 'publish_time_past', 'article_incomplete'],
  rate: 'staff',
});

/** Withdraws an article from the site, and cancels scheduled changes. */
export const withdrawArticle = endpoint({
  method: 'POST',
  path: '/api/admin/content/withdraw',
  summary: 'Takes an article off the site.',
  audience: 'staff',
  permission: 'content.change',
  auditFields: ['id'],
  input: z.object(based),
  reply: conditionView,
  errors: changeErrors,
  rate: 'staff',
});

/** Copies an earlier revision to the newest one; visitors see it immediately if the article is published. */
export const rollBackArticle = endpoint({
  method: 'POST',
  path: '/api/admin/content/roll-back',
  summary: 'Returns an article to an earlier revision.',
  audience: 'staff',
  permission: 'content.change',
  auditFields: ['id', 'revision'],
  input: z.object({ ...based, revision: z.int().min(1).max(maxRowNumber) }),
  reply: conditionView,
  errors: [...changeErrors, 'article_revision_not_found', 'article_incomplete', 'slug_taken'],
  rate: 'staff',
});

export const previewArticle = endpoint({
  method: 'POST',
  path: '/api/admin/content/preview',
  summary: 'Renders a text of an article as visitors will see it.',
  audience: 'staff',
  permission: 'content.read',
  input: z.object({ text: articleText, language: z.enum(locales) }),
  reply: articleView.pick({ title: true, summary: true, html: true, headings: true }),
  errors: ['article_too_long'],
  rate: 'staff',
  bodyLimit,
});

export const uploadPicture = endpoint({
  method: 'POST',
  path: '/api/admin/content/picture',
  summary: 'Stores a picture for articles, encoded again without its metadata.',
  audience: 'staff',
  permission: 'content.change',
  input: z.object({ base64: z.base64() }),
  reply: z.object({ id: z.string(), url: z.string(), width: z.int(), height: z.int() }),
  errors: ['image_too_large', 'file_format_mismatch'],
  rate: 'staff',
  bodyLimit: Math.ceil((imageBytesLimit * 4) / 3) + 4096,
});

/** Drafts a translation by the text model. Nothing is stored. */
export const draftTranslation = endpoint({
  method: 'POST',
  path: '/api/admin/content/translate',
  summary: 'Drafts a translation of an article by a text model.',
  audience: 'staff',
  permission: 'content.change',
  auditFields: ['from', 'to'],
  input: z.object({ text: articleText, from: z.enum(locales), to: z.enum(locales) }),
  reply: articleText,
  errors: ['article_too_long', ...modelErrors],
  rate: 'staff',
  bodyLimit,
});
