import { listGlossaries } from '@inkstone/contracts/terms';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { FileReviewPage } from '../features/assist/file-review/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadSignedIn } from '../session/sign-in-first.ts';

// The names of finding categories are in the namespace of the editor.
export const handle: RouteHandle = { phrases: ['file-review', 'writing', 'glossary'] };

export async function loader(args: LoaderFunctionArgs) {
  const { glossaries } = await loadSignedIn(args, (call) => call(listGlossaries, { documents: 'true' }));
  return { glossaries, loadedAt: Date.now() };
}

export default function ProofreadFileRoute() {
  return <FileReviewPage glossaries={useLoaderData<typeof loader>()} />;
}
