import type { OrderView } from '@inkstone/contracts/orders';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../../platform/i18n/page-locale.ts';
import { useHydrated } from '../../../../platform/use-hydrated.ts';
import { PageHead } from '../../../../shell/page-head.tsx';
import { PayFrame } from '../pay-frame.tsx';
import { OrderSteps } from '../steps/purchase-steps.tsx';
import { StepLoading } from '../steps/step-parts.tsx';

/**
 * The page to which a wallet redirects. The payment result in the URL is not trusted: the page queries the
 * server, and offers to pay again.
 */
export function PayReturnPage({ order }: { order: OrderView }) {
  const t = useTranslations('purchase');
  const path = useLocalePath();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  return (
    <PayFrame title={t('returnTitle')}>
      <PageHead title={t('returnTitle')} />
      {isHydrated ? (
        <OrderSteps
          key={order.orderNo}
          order={order}
          way={null}
          onOrdered={({ orderNo }) => void navigate({ search: `?order=${orderNo}` }, { replace: true })}
          onItem={(item) => void navigate(path(`/plan?buy=${encodeURIComponent(item)}`))}
        />
      ) : (
        <StepLoading />
      )}
    </PayFrame>
  );
}
