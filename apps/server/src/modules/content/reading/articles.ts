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
import type { PublicArticle, Shelf } from './shelf.ts';
import { openShelf } from './shelf-cache.ts';

const noVotes = { helpful: 0, notHelpful: 0 } as const;

/** Lists the news that the banner shows: those that editors have featured, else the newest. */
export const listBanner: UseCase<typeof bannerContract, ReplyOf<typeof bannerContract>> = async (
  deps,
  { origin },
  { language = origin.locale },
) => {
  const shelf = await openShelf(deps);
  const news = shelf.list('news');
  const featured = news.filter(({ content }) => content.isFeatured);
  const rows = (featured.length > 0 ? featured : news).slice(0, contentLimits.banner);
  return { rows: rows.map((article) => shelf.card(article, language)) };
};

/** Lists a page of the news. */
export const listNews: UseCase<typeof listContract, ReplyOf<typeof listContract>> = async (
  deps,
  { origin },
  { language = origin.locale, page },
) => {
  const shelf = await openShelf(deps);
  const news = shelf.list('news');
  const from = (page - 1) * contentLimits.newsPage;
  return {
    rows: news.slice(from, from + contentLimits.newsPage).map((article) => shelf.card(article, language)),
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
  const shelf = await openShelf(deps);
  return shelf.view(require(shelf, 'news', slug), language);
};

/** Lists the help centre. */
export const listHelp: UseCase<typeof helpContract, ReplyOf<typeof helpContract>> = async (
  deps,
  { origin },
  { language = origin.locale },
) => {
  const shelf = await openShelf(deps);
  const articles = shelf.list('help');
  const cards = (some: readonly PublicArticle[]) => some.map((article) => shelf.card(article, language));
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
  const shelf = await openShelf(deps);
  const article = require(shelf, 'help', slug);
  const votes = (await countVotes(deps.db.sql, article.articleId)).get(article.articleId) ?? noVotes;
  const related = inOrder(shelf.list('help'))
    .filter(
      ({ articleId, content }) =>
        articleId !== article.articleId && content.category === article.content.category,
    )
    .slice(0, contentLimits.featured);
  return {
    ...shelf.view(article, language),
    ...votes,
    related: related.map((each) => shelf.card(each, language)),
  };
};

/** Searches the help centre. */
export const searchHelp: UseCase<typeof searchContract, ReplyOf<typeof searchContract>> = async (
  deps,
  { origin },
  { query, language = origin.locale },
) => {
  const shelf = await openShelf(deps);
  return { rows: findCards(shelf, query, language, contentLimits.results) };
};

/** Answers a question by quoting articles. */
export const askHelp: UseCase<typeof askContract, ReplyOf<typeof askContract>> = async (
  deps,
  { origin },
  { question, language = origin.locale },
) => {
  const shelf = await openShelf(deps);
  const { passages } = answerQuestion(shelf.index, question, language);
  return {
    passages: passages.map(({ article, section, text }) => ({
      ...{ slug: article.slug, title: article.title, language: article.language, text },
      heading: section.heading,
      anchor: section.position === null ? '' : headingId(section.position),
    })),
    related: findCards(shelf, question, language, 3),
  };
};

function findCards(shelf: Shelf, query: string, language: Parameters<Shelf['card']>[1], most: number) {
  return searchArticles(shelf.index, query, language, most).flatMap(({ article }) => {
    const found = shelf.find('help', article.slug);
    return found ? [shelf.card(found, language)] : [];
  });
}

/** Help is read in the order in which it was first published. */
function inOrder(articles: readonly PublicArticle[]): PublicArticle[] {
  return articles.toSorted((a, b) => a.publishedAt - b.publishedAt || (a.articleId < b.articleId ? -1 : 1));
}

function require(shelf: Shelf, kind: ArticleKind, slug: string): PublicArticle {
  const article = shelf.find(kind, slug);
  if (!article) throw new AppError('article_not_found');
  return article;
}

/** Lists the pages of all published articles, for the site map. */
export async function listPublicPaths(deps: Pick<Deps, 'db' | 'clock'>): Promise<PublicPath[]> {
  const shelf = await openShelf(deps);
  const pathOf = { news: '/newslist', help: '/manual' } as const;
  return (['news', 'help'] as const).flatMap((kind) =>
    shelf.list(kind).map(({ content, languages, updatedAt }) => ({
      path: `${pathOf[kind]}/${content.slug}`,
      languages: locales.filter((locale) => languages.includes(locale)),
      updatedAt: new Date(updatedAt).toISOString(),
    })),
  );
}
