import { userInfo } from '@inkstone/contracts/accounts';
import { listFolders } from '@inkstone/contracts/documents/folders';
import { isUuid } from '@inkstone/kernel';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { LibraryLayout } from '../features/documents/library/index.ts';
import { TranslatePage } from '../features/translation/texts/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { pageContext } from '../platform/page-context.ts';
import { loadSignedIn } from '../session/sign-in-first.ts';
import { SiteHeader } from '../shell/site-header.tsx';

export const handle: RouteHandle = { phrases: ['translate', 'documents'] };

/** Returns null for visitors, who may also translate. */
export async function loader(args: LoaderFunctionArgs) {
  const { isSignedIn, signedOutBy } = args.context.get(pageContext);
  if (!isSignedIn && !signedOutBy) return null;
  return loadSignedIn(args, async (call) => {
    const [{ folders }, { id }] = await Promise.all([call(listFolders, {}), call(userInfo, {})]);
    return { folders, accountId: id };
  });
}

export default function TranslateRoute() {
  const account = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const given = search.get('document') ?? '';
  if (account) {
    return (
      <LibraryLayout folders={account.folders}>
        <TranslatePage accountId={account.accountId} documentId={isUuid(given) ? given : null} />
      </LibraryLayout>
    );
  }
  return (
    <>
      <SiteHeader />
      <TranslatePage accountId={null} documentId={null} />
    </>
  );
}
