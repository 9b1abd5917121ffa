import { Outlet } from 'react-router';
import { ErrorPage } from '../shell/error-page.tsx';
import { ShareFrame } from '../shell/share-frame.tsx';

export { loadSiteInfo as loader } from '../shell/load-site-info.server.ts';

/** The data are equal on all pages. */
export const shouldRevalidate = () => false;

/** Landing pages of campaign links. */
export default function ShareLayoutRoute() {
  return (
    <ShareFrame>
      <Outlet />
    </ShareFrame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <ShareFrame>
      <ErrorPage error={error} />
    </ShareFrame>
  );
}
