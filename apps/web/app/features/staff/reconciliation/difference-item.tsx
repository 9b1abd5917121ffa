import type { DifferenceView } from '@inkstone/contracts/staff/reconciliation';
import { Badge, Button, type Tone } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useExactMoney } from '../../../shared/catalogue/use-money.ts';
import { Moment } from '../../../shell/admin/moment.tsx';
import { SectionLink } from '../../../shell/admin/section-link.tsx';

export interface DifferenceItemProps {
  difference: DifferenceView;
  /** Null for staff who may only read. */
  onAccept: (() => void) | null;
}

const tones: Record<DifferenceView['state'], Tone> = {
  pending: 'note',
  open: 'bad',
  healed: 'good',
  accepted: 'plain',
};

/** A difference: the amounts on the bill and in our books, and how it was resolved. */
export function DifferenceItem({ difference, onAccept }: DifferenceItemProps) {
  const t = useTranslations('staff-money');
  const exact = useExactMoney();
  const { channel, day, kind, movement, ref, outTradeNo, theirs, ours, state, foundAt } = difference;
  const { currency, ourCurrency } = difference;
  const money = (amount: number | null, unit: string) =>
    amount === null ? t('nothing') : exact(amount, unit);
  // Numbers of our payments begin with the number of their order.
  const orderNo = ours !== null && /^\d{20}$/.test(outTradeNo) ? outTradeNo.slice(0, 18) : null;
  const isEnded = state === 'healed' || state === 'accepted';
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-2 text-base font-medium">
            {t(`kind_${kind}`)}
            <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>
          </h2>
          <p className="mt-0.5 flex flex-wrap gap-x-4 text-sm text-soft">
            <span>{t(`channel_${channel}`)}</span>
            <span>{t(`movement_${movement}`)}</span>
            <span className="tabular-nums">{t('billDay', { day })}</span>
            <span>
              {t('foundAt')} <Moment at={foundAt} />
            </span>
          </p>
        </div>
        {onAccept && !isEnded && (
          <Button size="small" className="min-h-11" aria-label={t('acceptOf', { ref })} onClick={onAccept}>
            {t('accept')}
          </Button>
        )}
      </div>
      <dl className="mt-2 grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-1 text-sm">
        <dt className="text-soft">{t('theirs')}</dt>
        <dd className="tabular-nums">{money(theirs, currency)}</dd>
        <dt className="text-soft">{t('ours')}</dt>
        <dd className="tabular-nums">{money(ours, ourCurrency ?? currency)}</dd>
        <dt className="text-soft">{t('ref')}</dt>
        <dd className="font-mono text-xs leading-6 select-all wrap-anywhere" lang="">
          {ref}
        </dd>
        {outTradeNo !== '' && (
          <>
            <dt className="text-soft">{t('outTradeNo')}</dt>
            <dd className="font-mono text-xs leading-6 select-all wrap-anywhere" lang="">
              {orderNo === null ? (
                outTradeNo
              ) : (
                <SectionLink to={`/admin/orders/${orderNo}`}>{outTradeNo}</SectionLink>
              )}
            </dd>
          </>
        )}
      </dl>
      {!isEnded && <p className="mt-2 max-w-[44em] text-sm text-faint">{t(`advice_${kind}`)}</p>}
    </li>
  );
}
