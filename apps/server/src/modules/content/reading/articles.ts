import { AppError, type ReplyOf } from '@inkstone/contracts';
import {
  type ArticleKind,
  type askHelp as askContract,
  type newsBanner as bannerContract,
  contentLimits,
  helpCategories,
  type helpCenter as helpContract,
  type newsList as listContract,
  type readHelp as readHelpContract,
  type readNews as readNewsContract,
  type searchHelp as searchContract,
} from '@inkstone/contracts/content';
import type { PublicPath } from '@inkstone/contracts/site/public-paths';
import { answerQuestion, headingId, searchArticles } from '@inkstone/domain/content';
import { locales } from '@inkstone/phrases';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { countVotes } from '../store.ts';
import type { ArticleIndex, PublicArticle } from './article-index.ts';
import { openArticleIndex } from './article-index-cache.ts';

const noVotes = { helpful: 0, notHelpful: 0 } as const;

/** Lists the news of the banner: those featured by editors, otherwise the newest. */
export const listBanner: UseCase<typeof bannerContract, ReplyOf<typeof bannerContract>> = async (
  deps,
  { origin },
  { language = origin.locale },
) => {
  const articleIndex = await openArticleIndex(deps);
  const news = articleIndex.list('news');
  const featured = news.filter(({ content }) => content.isFeatured);
  const rows = (featured.length > 0 ? featured : news).slice(0, contentLimits.banner);
  return { rows: rows.map((article) => articleIndex.card(article, language)) };
};

/** Lists a page of the news. */
export const listNews: UseCase<typeof listContract, ReplyOf<typeof listContract>> = async (
  deps,
  { origin },
  { language = origin.locale, page },
) => {
  const articleIndex = await openArticleIndex(deps);
  const news = articleIndex.list('news');
  const from = (page - 1) * contentLimits.newsPage;
  return {
    rows: news
      .slice(from, from + contentLimits.newsPage)
      .map((article) => articleIndex.card(article, language)),
    page,
    pages: Math.max(1, Math.ceil(news.length / contentLimits.newsPage)),
    total: news.length,
  };
};

/** Returns an item of news. */
export const readNews: UseCase<typeof readNewsContract, ReplyOf<typeof readNewsContract>> = async (
  deps,
  { origin },
  { slug, language = origin.locale },
) => {
  const articleIndex = await openArticleIndex(deps);
  return articleIndex.view(require(articleIndex, 'news', slug), language);
};

/** Lists the help centre. */
export const listHelp: UseCase<typeof helpContract, ReplyOf<typeof helpContract>> = async (
  deps,
  { origin },
  { language = origin.locale },
) => {
  const articleIndex = await openArticleIndex(deps);
  const articles = articleIndex.list('help');
  const cards = (some: readonly PublicArticle[]) =>
    some.map((article) => articleIndex.card(article, language));
  return {
    categories: helpCategories.flatMap((category) => {
      const own = inOrder(articles.filter(({ content }) => content.category === category));
      return own.length === 0 ? [] : [{ category, articles: cards(own) }];
    }),
    featured: cards(
      inOrder(articles.filter(({ content }) => content.isFeatured)).slice(0, contentLimits.featured),
    ),
  };
};

/** Returns a help article with its votes and its neighbours. */
export const readHelp: UseCase<typeof readHelpContract, ReplyOf<typeof readHelpContract>> = async (
  deps,
  { origin },
  { slug, language = origin.locale },
) => {
  const articleIndex = await openArticleIndex(deps);
  const article = require(articleIndex, 'help', slug);
  const votes = (await countVotes(deps.db.sql, article.articleId)).get(article.articleId) ?? noVotes;
  const related = inOrder(articleIndex.list('help'))
    .filter(
      ({ articleId, content }) =>
        articleId !== article.articleId && content.category === article.content.category,
    )
    .slice(0, contentLimits.featured);
  return {
    ...articleIndex.view(article, language),
    ...votes,
    related: related.map((each) => articleIndex.card(each, language)),
  };
};

/** Searches the help centre. */
export const searchHelp: UseCase<typeof searchContract, ReplyOf<typeof searchContract>> = async (
  deps,
  { origin },
  { query, language = origin.locale },
) => {
  const articleIndex = await openArticleIndex(deps);
  return { rows: findCards(articleIndex, query, language, contentLimits.results) };
};

/** Answers a question by quoting articles. */
export const askHelp: UseCase<typeof askContract, ReplyOf<typeof askContract>> = async (
  deps,
  { origin },
  { question, language = origin.locale },
) => {
  const articleIndex = await openArticleIndex(deps);
  const { passages } = answerQuestion(articleIndex.index, question, language);
  return {
    passages: passages.map(({ article, section, text }) => ({
      ...{ slug: article.slug, title: article.title, language: article.language, text },
      heading: section.heading,
      anchor: section.position === null ? '' : headingId(section.position),
    })),
    related: findCards(articleIndex, question, language, 3),
  };
};

function findCards(
  articleIndex: ArticleIndex,
  query: string,
  language: Parameters<ArticleIndex['card']>[1],
  maxResults: number,
) {
  return searchArticles(articleIndex.index, query, language, maxResults).flatMap(({ article }) => {
    const found = articleIndex.find('help', article.slug);
    return found ? [articleIndex.card(found, language)] : [];
  });
}

/** Sorts help articles by time of first publication. */
function inOrder(articles: readonly PublicArticle[]): PublicArticle[] {
  return articles.toSorted((a, b) => a.publishedAt - b.publishedAt || (a.articleId < b.articleId ? -1 : 1));
}

function require(articleIndex: ArticleIndex, kind: ArticleKind, slug: string): PublicArticle {
  const article = articleIndex.find(kind, slug);
  if (!article) throw new AppError('article_not_found');
  return article;
}

/** Lists the pages of all published articles, for the site map. */
export async function listPublicPaths(deps: Pick<Deps, 'db' | 'clock'>): Promise<PublicPath[]> {
  const articleIndex = await openArticleIndex(deps);
  const pathOf = { news: '/newslist', help: '/manual' } as const;
  return (['news', 'help'] as const).flatMap((kind) =>
    articleIndex.list(kind).map(({ content, languages, updatedAt }) => ({
      path: `${pathOf[kind]}/${content.slug}`,
      languages: locales.filter((locale) => languages.includes(locale)),
      updatedAt: new Date(updatedAt).toISOString(),
    })),
  );
}
