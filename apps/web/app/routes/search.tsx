import { listFolders } from '@inkstone/contracts/folders';
import { searchDocuments } from '@inkstone/contracts/search';
import { longestQuery } from '@inkstone/domain/documents/search';
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { SearchPage } from '../features/documents/index.ts';
import type { RouteHandle } from '../i18n/words-provider.tsx';
import { loadSignedIn } from '../sign-in-first.ts';

export const handle: RouteHandle = { phrases: ['documents'] };

export async function loader(args: LoaderFunctionArgs) {
  const query = (new URL(args.request.url).searchParams.get('q') ?? '').trim().slice(0, longestQuery);
  const [reply, { folders }] = await loadSignedIn(args, (call) =>
    Promise.all([call(searchDocuments, { query }), call(listFolders, {})]),
  );
  return { query, reply, folders, loadedAt: Date.now() };
}

/** What is typed on the page is looked for by the page itself. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export default function SearchRoute() {
  return <SearchPage {...useLoaderData<typeof loader>()} />;
}
