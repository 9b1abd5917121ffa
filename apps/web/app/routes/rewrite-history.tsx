import type { LoaderFunctionArgs } from 'react-router';
import { RewriteHistoryPage } from '../features/rewriting/history/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadSignedIn } from '../session/sign-in-first.ts';
import { SiteHeader } from '../shell/site-header.tsx';

export const handle: RouteHandle = { phrases: ['rewrite'] };

export function loader(args: LoaderFunctionArgs) {
  return loadSignedIn(args, async () => null);
}

export default function RewriteHistoryRoute() {
  return (
    <>
      <SiteHeader />
      <RewriteHistoryPage />
    </>
  );
}
