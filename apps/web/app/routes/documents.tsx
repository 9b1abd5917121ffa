import { listDocuments } from '@inkstone/contracts/documents';
import { listTrials } from '@inkstone/contracts/membership';
import { listShares } from '@inkstone/contracts/sharing';
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
} from '../features/documents/library/index.ts';
import { TrialOffer } from '../features/membership/trial/index.ts';
import { loadOffline } from '../offline/load-offline.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadSignedIn } from '../session/sign-in-first.ts';

export const handle: RouteHandle = {
  phrases: ['exchange', 'membership-trial'],
  reads: [listShares, listTrials],
};

export async function loader(args: LoaderFunctionArgs) {
  const query = readListQuery(new URL(args.request.url).searchParams);
  const first = await loadSignedIn(args, (call) => call(listDocuments, listInput(query)));
  return { loaded: { query, first }, loadedAt: Date.now() };
}

/** Falls back to local storage when the server cannot be reached. */
export function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  return loadOffline<Awaited<ReturnType<typeof loader>>>(serverLoader, async () => {
    const query = readListQuery(new URL(request.url).searchParams);
    const { readLocalList } = await import('../offline/local-pages.ts');
    return { loaded: { query, first: await readLocalList(listInput(query)) }, loadedAt: Date.now() };
  });
}

/** The page itself fetches another list and shows the previous one until then. */
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
      notice={<TrialOffer canHide />}
      search={<SearchField />}
      extraActions={<ImportButton key={folderId} folderId={folderId} />}
    />
  );
}
