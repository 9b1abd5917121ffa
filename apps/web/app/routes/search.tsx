import { listFolders } from '@inkstone/contracts/folders';
import { searchDocuments } from '@inkstone/contracts/search';
import { longestQuery } from '@inkstone/domain/documents/search';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router';
import { SearchPage } from '../features/documents/index.ts';
import type { RouteHandle } from '../i18n/words-provider.tsx';
import { loadOffline } from '../offline/load-offline.ts';
import type { SearchReply } from '../offline/search-locally.ts';
import { loadSignedIn } from '../sign-in-first.ts';

export const handle: RouteHandle = { phrases: ['documents'] };

export async function loader(args: LoaderFunctionArgs) {
  const query = readQueryOf(args.request);
  const [reply, { folders }] = await loadSignedIn(args, (call) =>
    Promise.all([call(searchDocuments, { query }), call(listFolders, {})]),
  );
  return { query, reply, folders, loadedAt: Date.now() };
}

/** Without the server, on this device. */
export function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  return loadOffline<Loaded>(serverLoader, async () => {
    const query = readQueryOf(request);
    const [{ searchLocally }, { readLocalLibrary }] = await Promise.all([
      import('../offline/search-locally.ts'),
      import('../offline/local-library.ts'),
    ]);
    const [reply, { folders }] = await Promise.all([searchLocally(query), readLocalLibrary()]);
    return { query, reply, folders: [...folders], loadedAt: Date.now() };
  });
}

type Loaded = Omit<Awaited<ReturnType<typeof loader>>, 'reply'> & { reply: SearchReply };

function readQueryOf({ url }: Request): string {
  return (new URL(url).searchParams.get('q') ?? '').trim().slice(0, longestQuery);
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
  return <SearchPage {...useLoaderData<typeof clientLoader>()} />;
}
