import { listFolders } from '@inkstone/contracts/documents/folders';
import { readGeneration } from '@inkstone/contracts/generation';
import { countUnread } from '@inkstone/contracts/notifications';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router';
import { LibraryLayout } from '../features/documents/library/index.ts';
import { loadOffline } from '../offline/load-offline.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadSignedIn } from '../session/sign-in-first.ts';
import { ProductFailure } from '../shell/product-failure.tsx';

export const handle: RouteHandle = { phrases: ['documents'], reads: [countUnread, readGeneration] };

export function loader(args: LoaderFunctionArgs) {
  return loadSignedIn(args, (call) => call(listFolders, {}));
}

/** Falls back to local storage when the server cannot be reached. */
export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return loadOffline<Awaited<ReturnType<typeof loader>>>(serverLoader, async () => {
    const { readLocalFolders } = await import('../offline/local-pages.ts');
    return { folders: await readLocalFolders() };
  });
}

/** The layout itself updates its folders during navigation. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate;
}

/** The layout route of pages for signed-in users, with their shared navigation. */
export default function AppRoute() {
  return (
    <LibraryLayout {...useLoaderData<typeof clientLoader>()}>
      <Outlet />
    </LibraryLayout>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <LibraryLayout>
      <ProductFailure error={error} />
    </LibraryLayout>
  );
}
