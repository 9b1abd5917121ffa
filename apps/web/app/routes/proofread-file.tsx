import type { LoaderFunctionArgs } from 'react-router';
import { FileReviewPage } from '../features/file-review/index.ts';
import type { RouteHandle } from '../i18n/words-provider.tsx';
import { loadSignedIn } from '../sign-in-first.ts';

// Kinds of findings have their names where they are underlined.
export const handle: RouteHandle = { phrases: ['file-review', 'writing'] };

export function loader(args: LoaderFunctionArgs) {
  return loadSignedIn(args, async () => null);
}

export default function ProofreadFileRoute() {
  return <FileReviewPage />;
}
