import { newsList } from '@inkstone/contracts/content';
import type { LoaderFunctionArgs } from 'react-router';
import { writeRss } from '../features/content/news/index.ts';
import { languageTags } from '../platform/i18n/language-tags.ts';
import { localeOfRequest } from '../platform/i18n/locale-of-request.ts';
import { messageCache } from '../platform/i18n/page-messages.ts';
import { localePath } from '../platform/i18n/resolve-locale.ts';
import { pageContext } from '../platform/page-context.ts';

/** The news as a feed, one for each language. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const language = localeOfRequest(request, page);
  const [{ rows }, words] = await Promise.all([page.call(newsList, { language }), readWords(language)]);
  const feed = {
    ...words,
    language: languageTags[language],
    self: page.baseUrl + localePath(language, '/newslist/rss.xml'),
    page: page.baseUrl + localePath(language, '/newslist'),
    linkOf: ({ slug }: { slug: string }) => page.baseUrl + localePath(language, `/newslist/${slug}`),
  };
  return new Response(writeRss(feed, rows), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=300' },
  });
}

async function readWords(language: ReturnType<typeof localeOfRequest>) {
  const { content, common } = await messageCache.getAll(language, new Set(['content', 'common']));
  return {
    title: `${content?.newsTitle} · ${common?.brand}`,
    description: String(content?.newsDescription ?? ''),
  };
}
