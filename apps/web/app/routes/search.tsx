import { searchDocuments } from '@inkstone/contracts/documents/search';
import { maxQueryLength } from '@inkstone/domain/documents/search';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router';
import { SearchPage } from '../features/documents/library/index.ts';
import { loadOffline } from '../offline/load-offline.ts';
import type { SearchReply } from '../offline/search-locally.ts';
import { loadSignedIn } from '../session/sign-in-first.ts';

export async function loader(args: LoaderFunctionArgs) {
  const query = readQueryOf(args.request);
  const reply = await loadSignedIn(args, (call) => call(searchDocuments, { query }));
  return { query, reply, loadedAt: Date.now() };
}

/** Falls back to a local search when the server cannot be reached. */
export function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  return loadOffline<LoadedSearch>(serverLoader, async () => {
    const query = readQueryOf(request);
    const { searchLocally } = await import('../offline/search-locally.ts');
    return { query, reply: await searchLocally(query), loadedAt: Date.now() };
  });
}

type LoadedSearch = Omit<Awaited<ReturnType<typeof loader>>, 'reply'> & { reply: SearchReply };

function readQueryOf({ url }: Request): string {
  return (new URL(url).searchParams.get('q') ?? '').trim().slice(0, maxQueryLength);
}

/** The page itself searches while the user types. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export default function SearchRoute() {
  return <SearchPage {...useLoaderData<typeof clientLoader>()} />;
}
