import type { ReactNode } from 'react';
import { AnalyticsNotice } from './analytics/analytics-notice.tsx';
import { SiteBanner } from './site-banner.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { contentId } from './skip-link.tsx';

/** A public page between header and footer. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-page flex-col">
      <SiteBanner />
      <SiteHeader />
      <main id={contentId} tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <SiteFooter />
      <AnalyticsNotice />
    </div>
  );
}
