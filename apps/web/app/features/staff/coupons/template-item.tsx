import type { CouponTemplateRow } from '@inkstone/contracts/staff/coupons';
import { Badge, Button } from '@inkstone/ui';
import { useFormatter, useTranslations } from 'use-intl';
import { useExactMoney } from '../../../shared/catalogue/use-money.ts';
import { useMoment } from '../../../shell/use-moment.ts';

export interface TemplateItemProps {
  template: CouponTemplateRow;
  /** Names of the items for sale, by id. */
  names: ReadonlyMap<string, string>;
  /** Null for a role that may not change coupons. */
  onTask: ((kind: 'issue' | 'switch') => void) | null;
}

/** A coupon template: its terms, and the state of the issued coupons. */
export function TemplateItem({ template, names, onTask }: TemplateItemProps) {
  const t = useTranslations('staff-coupons');
  const { name, isOn, issued, quota, available, held, used, expired, reused, saved } = template;
  const money = useExactMoney();
  const fen = (amount: number) => money(amount, 'CNY');
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-x-3 text-base font-medium">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            {!isOn && <Badge>{t('stopped')}</Badge>}
          </h2>
          <Terms template={template} names={names} fen={fen} />
          <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-soft">
            <span>{t('issued', { issued, quota })}</span>
            <span>{t('available', { count: available })}</span>
            <span>{t('held', { count: held })}</span>
            <span>{t('used', { count: used })}</span>
            <span>{t('expired', { count: expired })}</span>
            <span>{t('saved', { amount: fen(saved) })}</span>
          </p>
          {reused > 0 && <p className="mt-1 text-sm text-warn">{t('reused', { count: reused })}</p>}
        </div>
        {onTask && (
          <div className="flex flex-wrap gap-2">
            {isOn && (
              <Button
                size="small"
                className="min-h-11"
                aria-label={t('issueOf', { name })}
                onClick={() => onTask('issue')}
              >
                {t('issue')}
              </Button>
            )}
            <Button
              size="small"
              className="min-h-11"
              aria-label={t(isOn ? 'turnOffOf' : 'turnOnOf', { name })}
              onClick={() => onTask('switch')}
            >
              {t(isOn ? 'turnOff' : 'turnOn')}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}

function Terms({
  template,
  names,
  fen,
}: Pick<TemplateItemProps, 'template' | 'names'> & { fen: (amount: number) => string }) {
  const t = useTranslations('staff-coupons');
  const format = useFormatter();
  const moment = useMoment();
  const { amount, percent, minimum, plans, perAccount, validDays, validTo, isReturnable } = template;
  const off =
    amount === null
      ? t('offPercent', { percent: format.number((percent ?? 0) / 100, { style: 'percent' }) })
      : t('off', { amount: fen(amount) });
  return (
    <p className="mt-0.5 flex flex-wrap gap-x-4 text-sm text-soft">
      <span>{off}</span>
      <span>{minimum > 0 ? t('from', { amount: fen(minimum) }) : t('anyPrice')}</span>
      <span>
        {plans.length === 0 ? t('forAll') : format.list(plans.map((plan) => names.get(plan) ?? plan))}
      </span>
      <span>
        {validTo === null
          ? t('lastsDays', { count: validDays ?? 0 })
          : t('lastsUntil', { time: moment(validTo) })}
      </span>
      <span>{t('perAccountOf', { count: perAccount })}</span>
      {isReturnable && <span>{t('returned')}</span>}
    </p>
  );
}
