import { Outlet } from 'react-router';
import { ErrorPage } from '../shell/error-page.tsx';
import { SiteFrame } from '../shell/site-frame.tsx';

export { loadSiteInfo as loader } from '../shell/load-site-info.server.ts';

/** The data are equal on all pages. */
export const shouldRevalidate = () => false;

/** The public pages. */
export default function WebsiteRoute() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <SiteFrame>
      <ErrorPage error={error} />
    </SiteFrame>
  );
}
