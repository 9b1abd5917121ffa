import type { LoaderFunctionArgs } from 'react-router';
import { TranslateFilesPage } from '../features/translation/files/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadSignedIn } from '../session/sign-in-first.ts';

export const handle: RouteHandle = { phrases: ['translate-files', 'translate'] };

export function loader(args: LoaderFunctionArgs) {
  return loadSignedIn(args, async () => null);
}

export default function TranslateFilesRoute() {
  return <TranslateFilesPage />;
}
