import {
  type ArticleCard,
  type ArticleKind,
  type ArticleView,
  contentPicturePath,
  helpCategories,
  newsCategories,
} from '@inkstone/contracts/content';
import {
  buildHelpIndex,
  chooseLanguage,
  cleanBody,
  type HelpIndex,
  nextChangeOf,
  publicationAt,
  renderBody,
  sectionsOf,
} from '@inkstone/domain/content';
import { type Locale, locales } from '@inkstone/phrases';
import { pinyinOf } from '@inkstone/proofread/sounds';
import { simplifyCharacters } from '@inkstone/proofread/text';
import type { Deps } from '../../../deps.ts';
import {
  type ArticleContent,
  type ContentPicture,
  findPictures,
  findPublished,
  findSlugs,
} from '../store.ts';

/** An article that is public now. */
export interface PublicArticle {
  readonly articleId: string;
  readonly kind: ArticleKind;
  readonly content: ArticleContent;
  readonly languages: readonly Locale[];
  readonly publishedAt: number;
  readonly updatedAt: number;
}

/** The articles that are public at one time, with derived data. */
export class ArticleIndex {
  /** When the next scheduled change makes it outdated, in ms; null if none is scheduled. */
  readonly until: number | null;
  /** Newest first. */
  readonly #articles: readonly PublicArticle[];
  readonly #bySlug: ReadonlyMap<string, PublicArticle>;
  readonly #pictures: ReadonlyMap<string, ContentPicture>;
  /** Rendered articles by id and languages. */
  readonly #rendered = new Map<string, ArticleView>();
  #index: HelpIndex | null = null;

  constructor(
    articles: readonly PublicArticle[],
    slugs: readonly { readonly kind: string; readonly slug: string; readonly articleId: string }[],
    pictures: readonly ContentPicture[],
    until: number | null,
  ) {
    this.#articles = articles.toSorted(
      (a, b) => b.publishedAt - a.publishedAt || (a.articleId < b.articleId ? -1 : 1),
    );
    const byId = new Map(articles.map((article) => [article.articleId, article]));
    this.#bySlug = new Map(
      slugs.flatMap(({ kind, slug, articleId }) => {
        const article = byId.get(articleId);
        return article ? [[`${kind} ${slug}`, article] as const] : [];
      }),
    );
    this.#pictures = new Map(pictures.map((picture) => [picture.pictureId, picture]));
    this.until = until;
  }

  list(kind: ArticleKind): readonly PublicArticle[] {
    return this.#articles.filter((article) => article.kind === kind);
  }

  /** Finds an article by its slug or a former one. */
  find(kind: ArticleKind, slug: string): PublicArticle | null {
    return this.#bySlug.get(`${kind} ${slug}`) ?? null;
  }

  /** The article in a list, in the reader's language if there is a translation. */
  card(article: PublicArticle, locale: Locale): ArticleCard {
    const language = chooseLanguage(article.languages, locale) ?? 'en';
    const text = article.content.texts[language];
    const { slug, category, banner } = article.content;
    const picture = banner === null ? undefined : this.#pictures.get(banner);
    return {
      ...{ slug, category, language },
      title: text?.title ?? '',
      summary: text?.summary ?? '',
      banner: picture
        ? {
            url: `${contentPicturePath}?id=${picture.pictureId}`,
            width: picture.width,
            height: picture.height,
          }
        : null,
      publishedAt: article.publishedAt,
      updatedAt: article.updatedAt,
    };
  }

  /** The rendered article; rendered once for each language. */
  view(article: PublicArticle, locale: Locale): ArticleView {
    const key = `${article.articleId} ${locale}`;
    const known = this.#rendered.get(key);
    if (known) return known;
    const card = this.card(article, locale);
    const text = article.content.texts[card.language];
    const { html, headings } = renderBody(cleanBody(text?.body), (path) => linkIn(locale, path));
    const view = {
      ...{ ...card, html, headings: [...headings] },
      languages: [...article.languages],
      isMachine: text?.isMachine ?? false,
    };
    this.#rendered.set(key, view);
    return view;
  }

  /** The search index of the help centre, built when first needed. */
  get index(): HelpIndex {
    this.#index ??= buildHelpIndex(
      this.list('help').flatMap(({ content, languages }) =>
        languages.map((language) => {
          const text = content.texts[language];
          const { title = '', summary = '' } = text ?? {};
          return {
            slug: content.slug,
            language,
            title,
            summary,
            sections: sectionsOf(cleanBody(text?.body)),
          };
        }),
      ),
      { fold: simplifyCharacters, soundOf: pinyinOf },
    );
    return this.#index;
  }
}

/** Adds the language prefix of the page to a path of this site; links to fragments are unchanged. */
export function linkIn(locale: Locale, address: string): string {
  return address.startsWith('/') && !address.startsWith('/api/')
    ? `/${locale}${address === '/' ? '' : address}`
    : address;
}

/** Whether a category belongs to a kind of articles. */
export function isCategoryOf(kind: ArticleKind, category: string): boolean {
  const known: readonly string[] = kind === 'help' ? helpCategories : newsCategories;
  return known.includes(category);
}

/** The languages of a content, in the order of menus: those with a title and a body. */
export function languagesOf({ texts }: ArticleContent): Locale[] {
  return locales.filter((locale) => {
    const text = texts[locale];
    return text !== undefined && text.title !== '';
  });
}

/** Reads all public articles, and when the next scheduled change is due. */
export async function readArticleIndex({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<ArticleIndex> {
  const now = clock.now();
  const [published, slugs] = [await findPublished(db.sql), await findSlugs(db.sql)];
  const shown = published.flatMap(([article, revisions]): PublicArticle[] => {
    const { liveRevision, publishedAt } = publicationAt(article, now);
    const live = revisions.find(({ revision }) => revision === liveRevision);
    if (!live || publishedAt === null) return [];
    const isScheduled = liveRevision !== article.liveRevision;
    return [
      {
        articleId: article.articleId,
        kind: article.kind,
        content: live.content,
        languages: languagesOf(live.content),
        publishedAt,
        updatedAt: (isScheduled ? article.publishAt : article.updatedAt) ?? publishedAt,
      },
    ];
  });
  const banners = shown.flatMap(({ content }) => content.banner ?? []);
  const changes = published.flatMap(([article]) => nextChangeOf(article, now) ?? []);
  return new ArticleIndex(
    shown,
    slugs,
    await findPictures(db.sql, banners),
    changes.length === 0 ? null : Math.min(...changes),
  );
}
