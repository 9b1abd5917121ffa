import type { LoaderFunctionArgs } from 'react-router';
import { ConvertPage } from '../features/membership/purchase/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadSignedIn } from '../session/sign-in-first.ts';

export const handle: RouteHandle = { phrases: ['catalogue', 'errors', 'purchase', 'upgrade'] };

export function loader(args: LoaderFunctionArgs) {
  return loadSignedIn(args, async () => null);
}

export default function ConvertRoute() {
  return <ConvertPage />;
}
