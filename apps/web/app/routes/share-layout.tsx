import { Outlet } from 'react-router';
import { ErrorPage } from '../shell/error-page.tsx';
import { ShareFrame } from '../shell/share-frame.tsx';

export { loadSiteInfo as loader } from '../shell/load-site-info.server.ts';

/** It is the same on every page. */
export const shouldRevalidate = () => false;

/** Pages that links of campaigns lead to. */
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
