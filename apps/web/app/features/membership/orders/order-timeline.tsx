import { classNames } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useMoney } from '../../../shared/catalogue/use-money.ts';
import { useMoment } from '../../../shell/use-moment.ts';
import type { OrderEvent } from './use-orders.ts';

const good: readonly OrderEvent['kind'][] = ['paid', 'granted', 'refunded'];
const bad: readonly OrderEvent['kind'][] = [
  ...(['paid_twice', 'refund_denied', 'refund_delayed', 'refund_failed', 'under_review'] as const),
];

/** The events of an order in chronological order. */
export function OrderTimeline({ events }: { events: readonly OrderEvent[] }) {
  const t = useTranslations('orders');
  const money = useMoney();
  const moment = useMoment();
  return (
    <ol aria-label={t('timeline')} className="ml-1.5 border-l border-line">
      {events.map(({ kind, at, amount, currency, channel }, index) => (
        // Events have no ids, and their order never changes.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <li key={index} className="relative pb-5 pl-5 last:pb-0">
          <span
            aria-hidden="true"
            className={classNames(
              'absolute top-[0.45em] -left-1.5 size-3 rounded-full border-2 border-paper',
              good.includes(kind) ? 'bg-good' : bad.includes(kind) ? 'bg-bad' : 'bg-edge',
            )}
          />
          <p className="text-base">
            {t(`event.${kind}`)}
            {amount !== null && currency !== null && (
              <span className="tabular-nums"> · {money(amount, currency)}</span>
            )}
            {channel !== null && <span> · {t(`channel.${channel}`)}</span>}
          </p>
          <p className="text-sm text-soft">
            <time dateTime={new Date(at).toISOString()}>{moment(at)}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}
