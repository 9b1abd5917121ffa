import type { LoaderFunctionArgs } from 'react-router';
import { OfficialPage } from '../features/assist/official/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadSignedIn } from '../session/sign-in-first.ts';

export const handle: RouteHandle = { phrases: ['official', 'writing'] };

export function loader(args: LoaderFunctionArgs) {
  return loadSignedIn(args, async () => null);
}

export default function OfficialRoute() {
  return <OfficialPage />;
}
