import { listDocuments } from '@inkstone/contracts/documents';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { TrashPage } from '../features/documents/library/index.ts';
import { loadSignedIn } from '../session/sign-in-first.ts';

export async function loader(args: LoaderFunctionArgs) {
  return { first: await loadSignedIn(args, (call) => call(listDocuments, { where: 'trash' })) };
}

export default function TrashRoute() {
  return <TrashPage {...useLoaderData<typeof loader>()} />;
}
