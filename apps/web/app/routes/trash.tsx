import { listDocuments } from '@inkstone/contracts/documents';
import { listFolders } from '@inkstone/contracts/folders';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { TrashPage } from '../features/documents/index.ts';
import type { RouteHandle } from '../i18n/words-provider.tsx';
import { loadSignedIn } from '../sign-in-first.ts';

export const handle: RouteHandle = { phrases: ['documents'] };

export async function loader(args: LoaderFunctionArgs) {
  const [first, { folders }] = await loadSignedIn(args, (call) =>
    Promise.all([call(listDocuments, { where: 'trash' }), call(listFolders, {})]),
  );
  return { first, folders };
}

export default function TrashRoute() {
  return <TrashPage {...useLoaderData<typeof loader>()} />;
}
