import type { ReplyOf } from '@inkstone/contracts';
import {
  type listSimulatedPurchases,
  paySimulatorPath,
  type readTestClock,
} from '@inkstone/contracts/orders';
import { buttonClass, EmptyState } from '@inkstone/ui';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../../platform/i18n/page-locale.ts';
import { usePolling } from '../../../../platform/use-polling.ts';
import { useSession } from '../../../../session/session.tsx';
import { ClockControls } from '../clock-controls.tsx';
import { SimulatorFrame } from '../simulator-frame.tsx';
import { BuyForm } from './buy-form.tsx';
import { PurchaseCard } from './purchase-card.tsx';

export interface StoreSimulatorPageProps extends ReplyOf<typeof listSimulatedPurchases> {
  clock: ReplyOf<typeof readTestClock>;
}

/** The page of the simulated stores: purchases with their actions, and the test clock. Refreshes itself. */
export function StoreSimulatorPage({ products, purchases, clock }: StoreSimulatorPageProps) {
  const t = useTranslations('store-simulator');
  const path = useLocalePath();
  const { profile } = useSession();
  usePolling();
  const me = profile?.id ?? null;
  return (
    <SimulatorFrame title={t('title')} isWide>
      <nav aria-label={t('title')} className="flex flex-wrap gap-2">
        <Link to={path(paySimulatorPath)} className={buttonClass('quiet', 'small')}>
          {t('toPayments')}
        </Link>
        <Link to={path('/app/subscriptions')} className={buttonClass('quiet', 'small')}>
          {t('toSubscriptions')}
        </Link>
      </nav>
      <BuyForm products={products} me={me} />
      <ClockControls clock={clock} />
      <section aria-labelledby="simulated-purchases" className="flex flex-col gap-4">
        <h2 id="simulated-purchases" className="font-serif text-lg font-semibold">
          {t('purchases')}
        </h2>
        {purchases.length === 0 && <EmptyState title={t('empty')} />}
        <ul className="flex flex-col gap-4">
          {purchases.map((purchase) => (
            <li key={purchase.purchaseId}>
              <PurchaseCard purchase={purchase} me={me} />
            </li>
          ))}
        </ul>
      </section>
    </SimulatorFrame>
  );
}
