import type { LoaderFunctionArgs } from 'react-router';
import { FileReviewPage } from '../features/assist/file-review/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadSignedIn } from '../session/sign-in-first.ts';

// The names of finding categories are in the namespace of the editor.
export const handle: RouteHandle = { phrases: ['file-review', 'writing'] };

export function loader(args: LoaderFunctionArgs) {
  return loadSignedIn(args, async () => null);
}

export default function ProofreadFileRoute() {
  return <FileReviewPage />;
}
