import { TrialPage } from '../features/assist/trial/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { SiteHeader } from '../shell/site-header.tsx';

export const handle: RouteHandle = { phrases: ['writing', 'rules', 'sensitive', 'trial'] };

export default function TrialRoute() {
  return (
    <>
      <SiteHeader />
      <TrialPage />
    </>
  );
}
