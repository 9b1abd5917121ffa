import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { useSession } from '../../../session/session.tsx';
import { useEmbedder } from '../../../shared/embedding/embedding-scope.tsx';
import { purchaseQuery, withoutPurchase, withPurchase } from '../../../shared/purchase/use-purchase.ts';

// Loaded lazily, because dialogs, forms and calls are large.
const PurchaseDialog = lazy(() =>
  import('./purchase-dialog.tsx').then((module) => ({ default: module.PurchaseDialog })),
);

/**
 * The purchase dialog of a page, open while the URL contains an item or an order (`usePurchase`). Visitors sign in first and then
 * return to the same choice. In a frame of another site the dialog does not open for visitors, because that site receives the
 * choice and continues. The route loads the messages `catalogue`, `purchase` and `errors`.
 */
export function PurchaseHost() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const path = useLocalePath();
  const { isSignedIn } = useSession();
  const query = new URLSearchParams(search);
  const item = query.get(purchaseQuery.item);
  const orderNo = query.get(purchaseQuery.order);
  const isOpen = item !== null || orderNo !== null;
  const embedder = useEmbedder();
  const { isKnown, isEmbedded } = embedder ?? { isKnown: true, isEmbedded: false };
  const mustSignIn = isOpen && !isSignedIn;

  useEffect(() => {
    if (!mustSignIn || !isKnown) return;
    if (isEmbedded) {
      // Allows the same choice to be made and reported again.
      void navigate({ search: withoutPurchase(search) }, { replace: true, preventScrollReset: true });
      return;
    }
    const next = new URLSearchParams({ next: `${pathname}${search}` });
    void navigate(`${path('/login')}?${next}`, { replace: true });
  }, [mustSignIn, isKnown, isEmbedded, pathname, search, navigate, path]);

  if (!isOpen || mustSignIn) return null;
  const replace = (next: string) =>
    void navigate({ search: next }, { replace: true, preventScrollReset: true, state });
  // A dialog opened on this page is closed by going back in the history, so that the back button does not
  // open it again.
  const wasOpenedHere = typeof state === 'object' && state !== null && 'isPurchase' in state;
  return (
    <Suspense>
      <PurchaseDialog
        item={item}
        orderNo={orderNo}
        onOrder={(number) => {
          embedder?.send('generate_success');
          replace(withPurchase(search, 'order', number));
        }}
        onItem={(id) => replace(withPurchase(search, 'item', id))}
        onClose={() => (wasOpenedHere ? void navigate(-1) : replace(withoutPurchase(search)))}
      />
    </Suspense>
  );
}
