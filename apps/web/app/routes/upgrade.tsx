import { listUpgrades } from '@inkstone/contracts/orders';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { findPurchasePath } from '../features/membership/paths/index.ts';
import { PlanPage } from '../features/membership/plan/index.ts';
import { PurchaseHost, UpgradePage } from '../features/membership/purchase/index.ts';
import { readEmbedder } from '../platform/embedder.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { pageContext } from '../platform/page-context.ts';
import { EmbeddingScope } from '../shared/embedding/embedding-scope.tsx';
import { keepPageData } from '../shared/purchase/keep-page-data.ts';
import { EmbeddingBar } from './embedding-bar.tsx';
import { loadPlans } from './plan-data.ts';

export const handle: RouteHandle = { phrases: ['catalogue', 'errors', 'plan', 'purchase', 'upgrade'] };

/** Loads the upgrade of the caller; for visitors, the plans. */
export async function loader(args: LoaderFunctionArgs) {
  const page = args.context.get(pageContext);
  const [plans, upgrades] = await Promise.all([
    loadPlans(args),
    page.isSignedIn ? page.call(listUpgrades, {}) : null,
  ]);
  const { isModal = false } = findPurchasePath(args.url.pathname);
  return { plans, upgrades, isModal, embedder: readEmbedder(args.request, page) };
}

export const shouldRevalidate = keepPageData;

export default function UpgradeRoute() {
  const { plans, upgrades, isModal, embedder } = useLoaderData<typeof loader>();
  return (
    <EmbeddingScope
      view="upgrade"
      embedder={embedder}
      isDialog={isModal}
      renderBar={() => <EmbeddingBar view="upgrade" />}
    >
      {upgrades ? (
        <UpgradePage
          upgrades={upgrades}
          catalogue={plans.catalogue}
          canBuy={plans.ways.channels.length > 0}
        />
      ) : (
        <PlanPage {...plans} />
      )}
      <PurchaseHost />
    </EmbeddingScope>
  );
}
