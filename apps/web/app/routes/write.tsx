import { AppError } from '@inkstone/contracts';
import { userInfo } from '@inkstone/contracts/accounts';
import { getDocument } from '@inkstone/contracts/documents';
import { listExemptWords } from '@inkstone/contracts/exempt-words';
import { getPreferences } from '@inkstone/contracts/preferences';
import { isUuid } from '@inkstone/kernel';
import {
  type ClientLoaderFunctionArgs,
  data,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { useNoteOpened } from '../features/documents/index.ts';
import { MissingPage, TrashedPage, WritingPage } from '../features/writing/index.ts';
import type { RouteHandle } from '../i18n/words-provider.tsx';
import { loadOffline } from '../offline/load-offline.ts';
import { OfflinePage } from '../offline/offline-page.tsx';
import { ProductFailure } from '../product-failure.tsx';
import { loadSignedIn } from '../sign-in-first.ts';
import { useWritingTools } from '../writing-tools.tsx';

export const handle: RouteHandle = {
  phrases: ['writing', 'display', 'rules', 'sharing', 'versions', 'exchange'],
};

export async function loader(args: LoaderFunctionArgs) {
  const id = args.params.documentId ?? '';
  if (!isUuid(id)) throw data(null, 404);
  return await loadSignedIn(args, async (call) => {
    try {
      const [document, account, preferences, { words }] = await Promise.all([
        call(getDocument, { id }),
        call(userInfo, {}),
        call(getPreferences, {}),
        call(listExemptWords, {}),
      ]);
      return { document, accountId: account.id, proofreading: { preferences, words } };
    } catch (error) {
      if (error instanceof AppError && error.code === 'file_not_found') throw data(null, 404);
      throw error;
    }
  });
}

/** Without the server, from this device; null when it does not have the text. */
export function clientLoader({ params, serverLoader }: ClientLoaderFunctionArgs) {
  return loadOffline<Opened | null>(serverLoader, async () => {
    const { readLocalDocumentPage } = await import('../offline/local-pages.ts');
    return await readLocalDocumentPage(params.documentId ?? '');
  });
}

type Opened = Awaited<ReturnType<typeof loader>>;

export default function WriteRoute() {
  const opened = useLoaderData<typeof clientLoader>();
  return opened ? <Write {...opened} /> : <OfflinePage isDocumentAbsent />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <MissingPage /> : <ProductFailure error={error} />;
}

function Write({ document, accountId, proofreading }: Opened) {
  const revalidator = useRevalidator();
  useNoteOpened(document.trashedAt === null ? document.id : null);
  const tools = useWritingTools();
  if (document.trashedAt !== null) {
    return <TrashedPage document={document} onRestored={() => void revalidator.revalidate()} />;
  }
  return (
    <WritingPage
      key={document.id}
      documentId={document.id}
      accountId={accountId}
      proofreading={proofreading}
      tools={tools}
    />
  );
}
