import { isNetworkFailure } from '../offline/network-failure.ts';
import { ErrorPage } from './error-page.tsx';
import { OfflinePage } from './offline-page.tsx';
import { contentId } from './skip-link.tsx';

/** Shown in place of a page of the product that cannot be rendered. */
export function ProductFailure({ error }: { error: unknown }) {
  if (isNetworkFailure(error)) return <OfflinePage />;
  return (
    <main id={contentId} tabIndex={-1} className="outline-none">
      <ErrorPage error={error} />
    </main>
  );
}
