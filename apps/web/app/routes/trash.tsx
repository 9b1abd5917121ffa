import { listDocuments } from '@inkstone/contracts/documents';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { TrashPage } from '../features/documents/index.ts';
import type { RouteHandle } from '../i18n/words-provider.tsx';
import { loadSignedIn } from '../sign-in-first.ts';

export const handle: RouteHandle = { phrases: ['documents'] };

export async function loader(args: LoaderFunctionArgs) {
  return { first: await loadSignedIn(args, (call) => call(listDocuments, { where: 'trash' })) };
}

export default function TrashRoute() {
  return <TrashPage first={useLoaderData<typeof loader>().first} />;
}
