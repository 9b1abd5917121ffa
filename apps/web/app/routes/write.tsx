import { AppError } from '@inkstone/contracts';
import { userInfo } from '@inkstone/contracts/accounts';
import { getDocument } from '@inkstone/contracts/documents';
import { listExemptWords } from '@inkstone/contracts/exempt-words';
import { getPreferences } from '@inkstone/contracts/preferences';
import { isUuid } from '@inkstone/kernel';
import { data, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { useNoteOpened } from '../features/documents/index.ts';
import { TrashedPage, WritingPage } from '../features/writing/index.ts';
import type { RouteHandle } from '../i18n/words-provider.tsx';
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

export default function WriteRoute() {
  const { document, accountId, proofreading } = useLoaderData<typeof loader>();
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
