import { readNews } from '@inkstone/contracts/content';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { NewsArticle } from '../features/content/news/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { pageContext } from '../platform/page-context.ts';
import { loadArticle } from './content-data.ts';

export const handle: RouteHandle = { phrases: ['content'], isLight: true };

export function loader(args: LoaderFunctionArgs) {
  const { call } = args.context.get(pageContext);
  return loadArticle(args, '/newslist', (slug, language) => call(readNews, { slug, language }));
}

export default function NewsArticleRoute() {
  return <NewsArticle article={useLoaderData<typeof loader>()} />;
}
