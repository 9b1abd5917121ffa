import { locales } from '@inkstone/phrases';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** The kind of an article: news, or help centre. */
export const articleKinds = ['news', 'help'] as const;
export type ArticleKind = (typeof articleKinds)[number];

/** Categories of help articles, in the order of the help page. */
export const helpCategories = [
  'start',
  'writing',
  'proofreading',
  'rewriting',
  'documents',
  'sharing',
  'membership',
  'account',
] as const;

/** Categories of news. */
export const newsCategories = ['product', 'guide', 'notice'] as const;

export const contentLimits = {
  slug: 80,
  title: 120,
  summary: 300,
  /** Maximum size of a body as JSON, in characters. */
  body: 200_000,
  /** Maximum length of a question or search, in characters. */
  query: 200,
  /** Number of news items per page. */
  newsPage: 10,
  /** Number of news items in the banner. */
  banner: 3,
  /** Number of featured articles on the help page. */
  featured: 6,
  /** Maximum number of search results. */
  results: 10,
} as const;

/** Path of pictures of articles; `id` names one. */
export const contentPicturePath = '/api/content/picture';

/** The language of the reader; defaults to that of the request. */
const language = z.enum(locales).optional();
const slug = z.string().min(1).max(contentLimits.slug);

const picture = z.object({ url: z.string(), width: z.int(), height: z.int() });

/** An article in a list. */
export const articleCard = z.object({
  slug: z.string(),
  category: z.enum([...helpCategories, ...newsCategories]),
  title: z.string(),
  summary: z.string(),
  /** The language of title and summary; differs from the reader's if there is no translation. */
  language: z.enum(locales),
  banner: picture.nullable(),
  publishedAt: z.int(),
  updatedAt: z.int(),
});
export type ArticleCard = z.output<typeof articleCard>;

/** An article with its text. */
export const articleView = articleCard.extend({
  /** Safe HTML: elements of an allowlist, all text escaped. */
  html: z.string(),
  /** Headings with the ids of their elements. */
  headings: z.array(z.object({ id: z.string(), level: z.int(), text: z.string() })),
  /** Languages that the article is written in. */
  languages: z.array(z.enum(locales)),
  /** Whether a text model drafted this translation. */
  isMachine: z.boolean(),
});
export type ArticleView = z.output<typeof articleView>;

/** A help article with the votes of its readers. */
export const helpArticleView = articleView.extend({
  helpful: z.int(),
  notHelpful: z.int(),
  /** Articles of the same category. */
  related: z.array(articleCard),
});
export type HelpArticleView = z.output<typeof helpArticleView>;

export const newsBanner = endpoint({
  method: 'GET',
  path: '/api/news_banner',
  summary: 'Lists the news that the banner shows.',
  audience: 'anyone',
  input: z.object({ language }),
  reply: z.object({ rows: z.array(articleCard) }),
  errors: [],
  rate: 'content',
});

export const newsList = endpoint({
  method: 'GET',
  path: '/api/news/list',
  summary: 'Lists published news, the newest first, by page.',
  audience: 'anyone',
  input: z.object({ language, page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  reply: z.object({
    rows: z.array(articleCard),
    page: z.int(),
    pages: z.int(),
    total: z.int(),
  }),
  errors: [],
  rate: 'content',
});

export const readNews = endpoint({
  method: 'GET',
  path: '/api/news',
  summary: 'Returns an item of news by its slug.',
  audience: 'anyone',
  input: z.object({ slug, language }),
  reply: articleView,
  errors: ['article_not_found'],
  rate: 'content',
});

export const helpCenter = endpoint({
  method: 'GET',
  path: '/api/help_center',
  summary: 'Lists the articles of the help centre by category.',
  audience: 'anyone',
  input: z.object({ language }),
  reply: z.object({
    categories: z.array(z.object({ category: z.enum(helpCategories), articles: z.array(articleCard) })),
    featured: z.array(articleCard),
  }),
  errors: [],
  rate: 'content',
});
export type HelpCenter = z.output<(typeof helpCenter)['reply']>;

export const readHelp = endpoint({
  method: 'GET',
  path: '/api/help_center/article',
  summary: 'Returns an article of the help centre by its slug.',
  audience: 'anyone',
  input: z.object({ slug, language }),
  reply: helpArticleView,
  errors: ['article_not_found'],
  rate: 'content',
});

export const searchHelp = endpoint({
  method: 'GET',
  path: '/api/help_center/search',
  summary: 'Searches the help centre.',
  audience: 'anyone',
  input: z.object({ query: z.string().trim().min(1).max(contentLimits.query), language }),
  reply: z.object({ rows: z.array(articleCard) }),
  errors: [],
  rate: 'content',
});

/** A passage that answers a question, with its source. */
export const helpPassage = z.object({
  slug: z.string(),
  title: z.string(),
  language: z.enum(locales),
  /** Heading of the section, and the id of its element; '' for the beginning of the article. */
  heading: z.string(),
  anchor: z.string(),
  text: z.string(),
});

/** Answers a question by quoting the best passages of the articles; empty if no article is about the question. */
export const askHelp = endpoint({
  method: 'POST',
  path: '/api/help_center/rich_text/qa',
  summary: 'Answers a question with passages of the help centre.',
  audience: 'anyone',
  input: z.object({ question: z.string().trim().min(1).max(contentLimits.query), language }),
  reply: z.object({ passages: z.array(helpPassage), related: z.array(articleCard) }),
  errors: [],
  rate: 'content',
  visitorRate: 'visit',
});
export type HelpAnswer = z.output<(typeof askHelp)['reply']>;

/** Votes whether an article helped. A visitor has one vote per article; a later one replaces it. */
export const voteHelp = endpoint({
  method: 'POST',
  path: '/api/help_center/vote',
  summary: 'Says whether an article of the help centre was helpful.',
  audience: 'anyone',
  input: z.object({ slug, isHelpful: z.boolean() }),
  reply: z.object({ helpful: z.int(), notHelpful: z.int() }),
  errors: ['article_not_found'],
  rate: 'vote',
});
