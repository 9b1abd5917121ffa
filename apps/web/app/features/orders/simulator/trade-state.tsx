import type { SimulatedTrade } from '@inkstone/contracts/orders';
import { Badge } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useExactMoney } from '../../../shared/catalogue/use-money.ts';

/** Shows whether and how often a simulated payment was paid, and the refunded amount. */
export function TradeState({ trade }: { trade: SimulatedTrade }) {
  const t = useTranslations('simulator');
  const { state, payments, refunded, refundsFail, currency } = trade;
  const amount = useExactMoney()(refunded, currency);
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={state === 'paid' ? 'good' : state === 'closed' ? 'plain' : 'note'}>
        {t(`state_${state}`)}
      </Badge>
      {payments > 1 && <Badge tone="warn">{t('paidTimes', { payments: String(payments) })}</Badge>}
      {refunded > 0 && <Badge tone="note">{t('refunded', { amount })}</Badge>}
      {refundsFail && <Badge tone="warn">{t('refundsFail')}</Badge>}
    </span>
  );
}
