import { AppError } from '@inkstone/contracts';
import { userInfo } from '@inkstone/contracts/accounts';
import { listExemptWords } from '@inkstone/contracts/assist/exempt-words';
import { getPreferences } from '@inkstone/contracts/assist/preferences';
import { getDocument } from '@inkstone/contracts/documents';
import { readGeneration } from '@inkstone/contracts/generation';
import { isUuid } from '@inkstone/kernel';
import {
  type ClientLoaderFunctionArgs,
  data,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { LibraryLayout, useRecordOpening } from '../features/documents/library/index.ts';
import { MissingPage, TrashedPage, WritingPage } from '../features/documents/writing/index.ts';
import { loadOffline } from '../offline/load-offline.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadSignedIn } from '../session/sign-in-first.ts';
import { OfflinePage } from '../shell/offline-page.tsx';
import { ProductFailure } from '../shell/product-failure.tsx';
import { useWritingTools } from './writing-tools.tsx';

export const handle: RouteHandle = {
  phrases: [
    'writing',
    'documents',
    'display',
    'rules',
    'sensitive',
    'sharing',
    'versions',
    'exchange',
    'rewrite',
    'generation',
    'glossary',
    'ocr',
  ],
  reads: [readGeneration],
};

export async function loader(args: LoaderFunctionArgs) {
  const id = args.params.documentId ?? '';
  return await loadSignedIn(args, async (call) => {
    if (!isUuid(id)) throw data(null, 404);
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

/** Falls back to local storage when the server cannot be reached; null when the text is not stored there. */
export function clientLoader({ params, serverLoader }: ClientLoaderFunctionArgs) {
  return loadOffline<OpenedDocument | null>(serverLoader, async () => {
    const { readLocalDocumentPage } = await import('../offline/local-pages.ts');
    return await readLocalDocumentPage(params.documentId ?? '');
  });
}

type OpenedDocument = Awaited<ReturnType<typeof loader>>;

export default function WriteRoute() {
  const opened = useLoaderData<typeof clientLoader>();
  if (opened) return <Write {...opened} />;
  return (
    <LibraryLayout>
      <OfflinePage isDocumentAbsent />
    </LibraryLayout>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return <LibraryLayout>{isMissing ? <MissingPage /> : <ProductFailure error={error} />}</LibraryLayout>;
}

function Write({ document, accountId, proofreading }: OpenedDocument) {
  const revalidator = useRevalidator();
  useRecordOpening(document.trashedAt === null ? document.id : null);
  const tools = useWritingTools();
  if (document.trashedAt !== null) {
    return (
      <LibraryLayout>
        <TrashedPage document={document} onRestored={() => void revalidator.revalidate()} />
      </LibraryLayout>
    );
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
