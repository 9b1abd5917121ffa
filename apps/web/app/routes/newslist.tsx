import { newsBanner, newsList } from '@inkstone/contracts/content';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { NewsPage } from '../features/content/news/index.ts';
import { localeOfRequest } from '../platform/i18n/locale-of-request.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { pageContext } from '../platform/page-context.ts';

export const handle: RouteHandle = { phrases: ['content'], isLight: true };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const language = localeOfRequest(request, page);
  const number = Number(new URL(request.url).searchParams.get('page') ?? 1);
  if (!Number.isInteger(number) || number < 1 || number > 10_000) throw data(null, 404);
  const [list, { rows }] = await Promise.all([
    page.call(newsList, { language, page: number }),
    page.call(newsBanner, { language }),
  ]);
  if (number > list.pages) throw data(null, 404);
  return { list, banner: number === 1 ? rows : [] };
}

export default function NewslistRoute() {
  return <NewsPage {...useLoaderData<typeof loader>()} />;
}
