import { TrialPage } from '../features/trial/index.ts';
import type { RouteHandle } from '../i18n/words-provider.tsx';
import { SiteHeader } from '../shell/site-header.tsx';

export const handle: RouteHandle = { phrases: ['writing', 'rules'] };

export default function TrialRoute() {
  return (
    <>
      <SiteHeader />
      <TrialPage />
    </>
  );
}
