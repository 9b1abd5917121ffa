import { actOnSimulatedTrade, paySimulatorPath, type SimulatedTrade } from '@inkstone/contracts/orders';
import { Button, buttonClass, Card, Notice } from '@inkstone/ui';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { usePolling } from '../../../platform/use-polling.ts';
import { useExactMoney } from '../../../shared/catalogue/use-money.ts';
import { SimulatorFrame } from './simulator-frame.tsx';
import { TradeActions } from './trade-actions.tsx';
import { TradeNotices } from './trade-notices.tsx';
import { TradeState } from './trade-state.tsx';
import { useSimulatorCall } from './use-simulator-call.ts';

/**
 * The simulated wallet of a payer: pays or cancels one payment. Redirects back to the site if the site has
 * redirected here.
 */
export function WalletPage({ trade }: { trade: SimulatedTrade }) {
  const t = useTranslations('simulator');
  const path = useLocalePath();
  usePolling();
  const { busy, run } = useSimulatorCall();
  const channel = t(`channel_${trade.channel}`);
  const amount = useExactMoney()(trade.amount, trade.currency);
  const pay = async () => {
    const { tradeId } = trade;
    const isPaid = await run('pay', () => call(actOnSimulatedTrade, { tradeId, action: 'pay' }));
    // A QR code is scanned by another device than the one on which the site is open.
    if (isPaid && trade.way !== 'qr') location.assign(trade.returnUrl);
  };
  return (
    <SimulatorFrame title={t('wallet', { channel })}>
      <Card>
        <div className="flex flex-col gap-5">
          <div className="flex flex-col items-center gap-2 text-center">
            <p className="text-soft">{trade.subject}</p>
            <strong className="text-3xl tabular-nums">{amount}</strong>
            <TradeState trade={trade} />
          </div>
          {trade.state === 'paid' && (
            <div role="status">
              <Notice tone="good">{t('paidWith', { amount, channel })}</Notice>
            </div>
          )}
          {trade.actions.includes('pay') && (
            <Button kind="primary" size="large" isBusy={busy === 'pay'} onClick={() => void pay()}>
              {t('payNow', { amount })}
            </Button>
          )}
          <a href={trade.returnUrl} className={buttonClass('secondary')}>
            {t(trade.state === 'paid' ? 'backToShop' : 'leave')}
          </a>
        </div>
      </Card>
      <section aria-labelledby="other-actions" className="flex flex-col gap-4">
        <h2 id="other-actions" className="font-serif text-lg font-semibold">
          {t('otherActions')}
        </h2>
        <TradeActions trade={trade} without={['pay']} />
        <TradeNotices notices={trade.notices} />
        <p>
          <Link to={path(paySimulatorPath)} className={buttonClass('quiet', 'small')}>
            {t('allPayments')}
          </Link>
        </p>
      </section>
    </SimulatorFrame>
  );
}
