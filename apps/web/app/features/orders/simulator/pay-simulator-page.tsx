import type { ReplyOf } from '@inkstone/contracts';
import {
  type readTestClock,
  type SimulatedTrade,
  simulatedWalletPath,
  storeSimulatorPath,
} from '@inkstone/contracts/orders';
import { buttonClass, Card, EmptyState } from '@inkstone/ui';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { usePolling } from '../../../platform/use-polling.ts';
import { useExactMoney } from '../../../shared/catalogue/use-money.ts';
import { ClockControls } from './clock-controls.tsx';
import { SimulatorFrame } from './simulator-frame.tsx';
import { TradeActions } from './trade-actions.tsx';
import { TradeNotices } from './trade-notices.tsx';
import { TradeState } from './trade-state.tsx';

export interface PaySimulatorPageProps {
  trades: readonly SimulatedTrade[];
  clock: ReplyOf<typeof readTestClock>;
}

/** All simulated payments with their actions, and the test clock. Refreshes itself. */
export function PaySimulatorPage({ trades, clock }: PaySimulatorPageProps) {
  const t = useTranslations('simulator');
  const path = useLocalePath();
  usePolling();
  return (
    <SimulatorFrame title={t('title')} isWide>
      <p>
        <Link to={path(storeSimulatorPath)} className={buttonClass('quiet', 'small')}>
          {t('toStores')}
        </Link>
      </p>
      <ClockControls clock={clock} />
      <section aria-labelledby="simulated-payments" className="flex flex-col gap-4">
        <h2 id="simulated-payments" className="font-serif text-lg font-semibold">
          {t('payments')}
        </h2>
        {trades.length === 0 && <EmptyState title={t('empty')} />}
        <ul className="flex flex-col gap-4">
          {trades.map((trade) => (
            <li key={trade.tradeId}>
              <TradeCard trade={trade} />
            </li>
          ))}
        </ul>
      </section>
    </SimulatorFrame>
  );
}

function TradeCard({ trade }: { trade: SimulatedTrade }) {
  const t = useTranslations('simulator');
  const path = useLocalePath();
  const amount = useExactMoney()(trade.amount, trade.currency);
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <strong className="text-lg tabular-nums">{amount}</strong>
          <span>{t(`channel_${trade.channel}`)}</span>
          <TradeState trade={trade} />
          <span className="text-sm text-soft tabular-nums wrap-anywhere sm:ml-auto">{trade.outTradeNo}</span>
        </div>
        <TradeActions trade={trade} />
        <TradeNotices notices={trade.notices} />
        {trade.channel !== 'stripe' && (
          <p>
            <Link to={path(simulatedWalletPath(trade.tradeId))} className={buttonClass('quiet', 'small')}>
              {t('openWallet')}
            </Link>
          </p>
        )}
      </div>
    </Card>
  );
}
