import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate } from 'react-router';
import { CouponsDialog } from '../features/membership/coupons/index.ts';
import { OrderStatusDialog } from '../features/membership/orders/index.ts';
import { findPurchasePath, type PathDialog } from '../features/membership/paths/index.ts';
import { PlanPage, RightsDialog } from '../features/membership/plan/index.ts';
import { PurchaseHost } from '../features/membership/purchase/index.ts';
import { readEmbedder } from '../platform/embedder.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { pageContext } from '../platform/page-context.ts';
import { firstPlan } from '../shared/catalogue/choose-plan.ts';
import { EmbeddingScope } from '../shared/embedding/embedding-scope.tsx';
import { keepPageData } from '../shared/purchase/keep-page-data.ts';
import { withoutPurchase, withPurchase, withWay } from '../shared/purchase/use-purchase.ts';
import { OwnQueries } from '../shell/own-queries.tsx';
import { TermsDialog } from '../shell/terms-link.tsx';
import { EmbeddingBar } from './embedding-bar.tsx';
import { orderNoOf } from './pay-data.ts';
import { loadPlans } from './plan-data.ts';

export const handle: RouteHandle = {
  phrases: ['catalogue', 'coupons', 'errors', 'orders', 'plan', 'purchase', 'upgrade'],
};

/**
 * Loads the plans, with the dialog of a path of the purchase area (readings, 30). `url` is the URL of the
 * page, which differs from that of a data request.
 */
export async function loader(args: LoaderFunctionArgs) {
  const found = findPurchasePath(args.url.pathname);
  const plans = await loadPlans(args);
  const recommended = plans.recommended === 'vvip' ? 'vvip' : 'vip';
  const tier = found.tier ?? recommended;
  const item = firstPlan(plans.catalogue.vip, tier)?.id ?? null;
  const embedder = readEmbedder(args.request, args.context.get(pageContext));
  const { path, dialog, store = null, way = null, isModal = false } = found;
  const orderNo = orderNoOf(args.url);
  return { plans, path, dialog, store, way, isModal, tier, item, embedder, orderNo };
}

export const shouldRevalidate = keepPageData;

export default function PurchasePathRoute() {
  const { path } = useLoaderData<typeof loader>();
  // Another path remounts the page with its dialog.
  return <PurchasePath key={path} />;
}

function PurchasePath() {
  const { plans, dialog, item, way, embedder, store, isModal } = useLoaderData<typeof loader>();
  // The embedding site is notified of the user's choices, but the user has not chosen anything yet.
  useOpenPurchase(dialog === 'purchase' && embedder === null ? item : null, way);
  return (
    <EmbeddingScope
      view="compare"
      embedder={embedder}
      isDialog={isModal}
      renderBar={() => <EmbeddingBar view="compare" />}
    >
      <PlanPage {...plans} store={store} />
      <PurchaseHost />
      {dialog !== null && dialog !== 'purchase' && <NamedDialog dialog={dialog} />}
    </EmbeddingScope>
  );
}

/** Opens the purchase dialog for an item and a payment way, once; it does not open again after it was closed. */
function useOpenPurchase(item: string | null, way: string | null): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (item === null || isDone) return;
    setDone(true);
    if (withoutPurchase(search) !== search) return;
    const opened = withPurchase(withWay(search, way), 'item', item);
    void navigate({ search: opened }, { replace: true, preventScrollReset: true });
  }, [item, way, isDone, search, navigate]);
}

function NamedDialog({ dialog }: { dialog: Exclude<PathDialog, 'purchase'> }) {
  const { plans, tier, orderNo } = useLoaderData<typeof loader>();
  const [isOpen, setOpen] = useState(false);
  // Dialogs are rendered only in the browser.
  useEffect(() => setOpen(true), []);
  const onClose = () => setOpen(false);
  if (!isOpen) return null;
  switch (dialog) {
    case 'coupons':
      return (
        <OwnQueries>
          <CouponsDialog onClose={onClose} />
        </OwnQueries>
      );
    case 'status':
      return (
        <OwnQueries>
          <OrderStatusDialog type="vip" orderNo={orderNo || undefined} onClose={onClose} />
        </OwnQueries>
      );
    case 'rights':
      return <RightsDialog type={tier} privileges={plans.privileges} onClose={onClose} />;
    case 'terms':
      return <TermsDialog name="terms" onClose={onClose} />;
    case 'continue-terms':
      return <TermsDialog name="continue" onClose={onClose} />;
  }
}
