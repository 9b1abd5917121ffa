import { listDocuments } from '@inkstone/contracts/documents';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { DocumentsPage } from '../features/documents/index.ts';
import type { RouteHandle } from '../i18n/words-provider.tsx';
import { loadSignedIn } from '../sign-in-first.ts';

export const handle: RouteHandle = { phrases: ['documents'] };

export async function loader(args: LoaderFunctionArgs) {
  const first = await loadSignedIn(args, (call) => call(listDocuments, {}));
  return { first, loadedAt: Date.now() };
}

export default function DocumentsRoute() {
  const { first, loadedAt } = useLoaderData<typeof loader>();
  return <DocumentsPage first={first} loadedAt={loadedAt} />;
}
