import { isNetworkFailure } from './offline/network-failure.ts';
import { OfflinePage } from './offline/offline-page.tsx';
import { ErrorPage } from './shell/error-page.tsx';

/** Stands in the place of a page of the product that cannot be shown. */
export function ProductFailure({ error }: { error: unknown }) {
  if (isNetworkFailure(error)) return <OfflinePage />;
  return (
    <main>
      <ErrorPage error={error} />
    </main>
  );
}
