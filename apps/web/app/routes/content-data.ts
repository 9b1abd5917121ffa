import { AppError } from '@inkstone/contracts';
import type { ArticleView } from '@inkstone/contracts/content';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { localeOfRequest } from '../platform/i18n/locale-of-request.ts';
import { localePath } from '../platform/i18n/resolve-locale.ts';
import { pageContext } from '../platform/page-context.ts';

/** Loads an article by the slug of the URL. A former slug redirects to the current one, an unknown one is a 404. */
export async function loadArticle<Article extends ArticleView>(
  { params, request, context }: LoaderFunctionArgs,
  folder: '/newslist' | '/manual',
  read: (slug: string, language: ReturnType<typeof localeOfRequest>) => Promise<Article>,
): Promise<Article> {
  const language = localeOfRequest(request, context.get(pageContext));
  const slug = params.slug ?? '';
  try {
    const article = await read(slug, language);
    if (article.slug !== slug) throw redirect(localePath(language, `${folder}/${article.slug}`), 301);
    return article;
  } catch (error) {
    const isUnknown =
      error instanceof AppError && (error.code === 'article_not_found' || error.code === 'invalid_request');
    throw isUnknown ? data(null, 404) : error;
  }
}
