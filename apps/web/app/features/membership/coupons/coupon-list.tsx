import type { ItemView } from '@inkstone/contracts/membership';
import type { CouponView } from '@inkstone/contracts/orders';
import { day } from '@inkstone/kernel';
import { Badge, classNames } from '@inkstone/ui';
import { useId } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { SentenceGap } from '../../../platform/i18n/sentence-gap.tsx';
import { useMoney } from '../../../shared/catalogue/use-money.ts';
import { useItemName } from '../../../shared/purchase/use-item-name.ts';
import { useMoment } from '../../../shell/use-moment.ts';
import { type CouponGroups, groupCoupons } from './coupon-groups.ts';

/** Remaining time below which a coupon is marked as expiring, in ms. */
const soon = 3 * day;

export interface CouponListProps {
  coupons: readonly CouponView[];
  holdMinutes: number;
  items: readonly ItemView[];
  /** In ms. */
  now: number;
}

/** Coupons in groups: usable ones first, then reserved, used and expired ones. */
export function CouponList({ coupons, holdMinutes, ...shared }: CouponListProps) {
  const t = useTranslations('coupons');
  const groups = groupCoupons(coupons, shared.now);
  return (
    <div className="@container">
      {groups.usable.length === 0 && <p className="pb-8 text-soft">{t('noneUsable')}</p>}
      <Group kind="usable" coupons={groups.usable} {...shared} />
      <Group kind="held" hint={t('heldHint', { minutes: holdMinutes })} coupons={groups.held} {...shared} />
      <Group kind="used" coupons={groups.used} {...shared} />
      <Group kind="expired" coupons={groups.expired} {...shared} />
    </div>
  );
}

interface ShownItems {
  items: readonly ItemView[];
  now: number;
}

interface GroupProps extends ShownItems {
  kind: keyof CouponGroups;
  hint?: string;
  coupons: readonly CouponView[];
}

function Group({ kind, hint, coupons, ...shown }: GroupProps) {
  const t = useTranslations('coupons');
  const id = useId();
  if (coupons.length === 0) return null;
  return (
    <section aria-labelledby={id} className="pb-8">
      <h2 id={id} className="font-serif text-xl font-semibold">
        {t(`group.${kind}`, { count: coupons.length })}
      </h2>
      {hint && <p className="mt-1 text-sm text-soft">{hint}</p>}
      <ul aria-labelledby={id} className="mt-4 grid gap-4 @3xl:grid-cols-2">
        {coupons.map((coupon) => (
          <li key={coupon.couponId}>
            <Coupon coupon={coupon} kind={kind} {...shown} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Coupon({ coupon, kind, items, now }: ShownItems & { coupon: CouponView; kind: keyof CouponGroups }) {
  const t = useTranslations('coupons');
  const money = useMoney();
  const itemName = useItemName(items);
  const format = useFormatter();
  const { name, amount, percent, minimum, currency, plans } = coupon;
  const isOver = kind === 'used' || kind === 'expired';
  return (
    <article className="flex h-full overflow-hidden rounded-lg border border-line bg-raised">
      <div
        className={classNames(
          'flex w-28 shrink-0 flex-col items-center justify-center border-r border-dashed border-edge p-3 text-center sm:w-36',
          isOver ? 'bg-sunken text-faint' : 'bg-seal-wash text-seal',
        )}
      >
        <p className="font-serif text-2xl font-semibold tabular-nums wrap-anywhere">
          {amount === null
            ? format.number((percent ?? 0) / 100, { style: 'percent' })
            : money(amount, currency)}
        </p>
        <p className="text-sm">{t('off')}</p>
      </div>
      <div className="min-w-0 grow p-4">
        <h3 className={classNames('font-semibold wrap-anywhere', isOver && 'text-soft')}>{name}</h3>
        <p className="mt-1 text-sm text-soft">
          {minimum > 0 ? t('minimum', { amount: money(minimum, currency) }) : t('noMinimum')}
        </p>
        <p className="text-sm text-soft">
          {plans.length === 0
            ? t('forAll')
            : t('forItems', {
                items: format.list(plans.map((plan) => itemName({ plan }))),
              })}
        </p>
        <Ending coupon={coupon} kind={kind} now={now} />
      </div>
    </article>
  );
}

/** Shows until when a coupon can be used, or why it cannot. */
function Ending({ coupon, kind, now }: { coupon: CouponView; kind: keyof CouponGroups; now: number }) {
  const t = useTranslations('coupons');
  const path = useLocalePath();
  const moment = useMoment();
  const format = useFormatter();
  const { heldBy, heldUntil, expiresAt } = coupon;
  if (kind === 'used') return null;
  if (kind === 'held')
    return (
      <p className="mt-2 text-sm">
        {heldUntil !== null && t('heldUntil', { time: moment(heldUntil) })}
        <SentenceGap />
        {heldBy !== null && (
          <Link to={path(`/app/orders/${heldBy}`)} className="underline underline-offset-4">
            {t('toOrder', { number: heldBy })}
          </Link>
        )}
      </p>
    );
  const relative = format.relativeTime(expiresAt, { now });
  if (kind === 'expired')
    return <p className="mt-2 text-sm text-faint">{t('expired', { relative, time: moment(expiresAt) })}</p>;
  return (
    <p className="mt-2 text-sm">
      {expiresAt - now < soon ? (
        <Badge tone="warn">{t('expires', { relative })}</Badge>
      ) : (
        t('expires', { relative })
      )}{' '}
      <span className="text-soft">({moment(expiresAt)})</span>
    </p>
  );
}
