import { listDocuments } from '@inkstone/contracts/documents';
import { listFolders } from '@inkstone/contracts/folders';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import {
  DocumentsPage,
  ImportButton,
  listInput,
  readListQuery,
  SearchField,
} from '../features/documents/index.ts';
import type { RouteHandle } from '../i18n/words-provider.tsx';
import { loadOffline } from '../offline/load-offline.ts';
import { loadSignedIn } from '../sign-in-first.ts';

export const handle: RouteHandle = { phrases: ['documents', 'exchange'] };

export async function loader(args: LoaderFunctionArgs) {
  const query = readListQuery(new URL(args.request.url).searchParams);
  const [first, { folders }] = await loadSignedIn(args, (call) =>
    Promise.all([call(listDocuments, listInput(query)), call(listFolders, {})]),
  );
  return { loaded: { query, first }, folders, loadedAt: Date.now() };
}

/** Without the server, from this device. */
export function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  return loadOffline<Awaited<ReturnType<typeof loader>>>(serverLoader, async () => {
    const query = readListQuery(new URL(request.url).searchParams);
    const { readLocalList } = await import('../offline/local-pages.ts');
    const { first, folders } = await readLocalList(listInput(query));
    return { loaded: { query, first }, folders, loadedAt: Date.now() };
  });
}

/** Another list on the same page is fetched by the page itself, which shows the old one meanwhile. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export default function DocumentsRoute() {
  const data = useLoaderData<typeof clientLoader>();
  const [search] = useSearchParams();
  const { folderId } = readListQuery(search);
  return (
    <DocumentsPage
      {...data}
      search={<SearchField />}
      extraActions={<ImportButton key={folderId} folderId={folderId} />}
    />
  );
}
