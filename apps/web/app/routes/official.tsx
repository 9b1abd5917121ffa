import type { LoaderFunctionArgs } from 'react-router';
import { OfficialPage } from '../features/official/index.ts';
import type { RouteHandle } from '../i18n/words-provider.tsx';
import { loadSignedIn } from '../sign-in-first.ts';

export const handle: RouteHandle = { phrases: ['official'] };

export function loader(args: LoaderFunctionArgs) {
  return loadSignedIn(args, async () => null);
}

export default function OfficialRoute() {
  return <OfficialPage />;
}
