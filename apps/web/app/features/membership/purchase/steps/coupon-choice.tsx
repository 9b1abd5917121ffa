import type { CouponFault } from '@inkstone/contracts/orders';
import { ChevronDownIcon, classNames } from '@inkstone/ui';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useMoney } from '../../../../shared/catalogue/use-money.ts';
import { useMoment } from '../../../../shell/use-moment.ts';
import type { CouponQuote } from '../order/purchase-calls.ts';

type OfferedCoupon = CouponQuote['coupons'][number];

export interface CouponChoiceProps {
  readonly coupons: readonly OfferedCoupon[];
  /** The coupon of the quote; null for none. */
  readonly chosen: string | null;
  readonly currency: string;
  readonly onChange: (couponId: string | null) => void;
}

/** The coupons of the buyer: the best one is preselected, and those that do not apply show the reason. */
export function CouponChoice({ coupons, chosen, currency, onChange }: CouponChoiceProps) {
  const t = useTranslations('purchase');
  const money = useMoney();
  const group = useId();
  const current = coupons.find(({ coupon }) => coupon.couponId === chosen);
  const usable = coupons.filter(({ fault }) => fault === null).length;
  const summary = current
    ? t(current.isBest ? 'couponBest' : 'couponChosen', { saved: money(current.saves, currency) })
    : t('couponCount', { count: usable });
  return (
    <details className="group rounded-md border border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 px-4 py-2 [&::-webkit-details-marker]:hidden">
        <span>
          <span className="font-medium">{t('coupon')}</span>{' '}
          <span className={current ? 'text-good' : 'text-soft'}>{summary}</span>
        </span>
        <ChevronDownIcon size={18} className="shrink-0 text-soft group-open:rotate-180" />
      </summary>
      <fieldset className="flex flex-col gap-1 border-t border-line p-2">
        <legend className="sr-only">{t('coupon')}</legend>
        {coupons.map((each) => (
          <CouponRow
            key={each.coupon.couponId}
            group={group}
            offered={each}
            currency={currency}
            isChosen={each.coupon.couponId === chosen}
            onChoose={() => onChange(each.coupon.couponId)}
          />
        ))}
        <label className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md px-2 py-1.5 hover:bg-sunken">
          <input
            type="radio"
            name={group}
            checked={chosen === null}
            onChange={() => onChange(null)}
            className={radio}
          />
          {t('noCoupon')}
        </label>
      </fieldset>
    </details>
  );
}

const radio = 'size-4.5 shrink-0 accent-(--color-ink)';

interface CouponRowProps {
  group: string;
  offered: OfferedCoupon;
  currency: string;
  isChosen: boolean;
  onChoose: () => void;
}

function CouponRow({ group, offered, currency, isChosen, onChoose }: CouponRowProps) {
  const t = useTranslations('purchase');
  const money = useMoney();
  const moment = useMoment();
  const { coupon, saves, fault, isBest } = offered;
  const reasons: Record<CouponFault, () => string> = {
    expired: () => t('couponFaults.expired'),
    used: () => t('couponFaults.used'),
    held: () => t('couponFaults.held'),
    below_minimum: () => t('couponFaults.below_minimum', { minimum: money(coupon.minimum, coupon.currency) }),
    other_items: () => t('couponFaults.other_items'),
  };
  // With the time: a coupon that ends at midnight would otherwise name the day after its last one.
  const date = moment(coupon.expiresAt);
  return (
    <label
      className={classNames(
        'flex items-start gap-2.5 rounded-md px-2 py-2',
        fault === null ? 'cursor-pointer hover:bg-sunken' : 'text-faint',
      )}
    >
      <input
        type="radio"
        name={group}
        checked={isChosen}
        disabled={fault !== null}
        onChange={onChoose}
        className={classNames(radio, 'mt-1')}
      />
      <span className="grow">
        <span className="flex justify-between gap-3">
          <span className="min-w-0 wrap-anywhere">{coupon.name}</span>
          {fault === null && (
            <span className="shrink-0 text-good tabular-nums">{money(-saves, currency)}</span>
          )}
        </span>
        <span className="block text-sm text-faint">
          {fault === null ? t(isBest ? 'couponIsBest' : 'couponValid', { date }) : reasons[fault]()}
        </span>
      </span>
    </label>
  );
}
