import { RewriteTrialPage } from '../features/rewriting/trial/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { SiteHeader } from '../shell/site-header.tsx';

export const handle: RouteHandle = { phrases: ['rewrite'] };

export default function NewRewriteRoute() {
  return (
    <>
      <SiteHeader />
      <RewriteTrialPage />
    </>
  );
}
