import type { ReplyOf } from '@inkstone/contracts';
import type { StaffSelf } from '@inkstone/contracts/staff';
import type { listPrices, PricedItemRow, PriceRow } from '@inkstone/contracts/staff/prices';
import { Badge, Button, type Tone } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useExactMoney } from '../../../shared/catalogue/use-money.ts';
import { AdminFrame } from '../../../shell/admin/admin-frame.tsx';
import { CopiedLink } from '../../../shell/admin/copied-link.tsx';
import { useMoment } from '../../../shell/use-moment.ts';
import { AddPriceDialog } from './add-price-dialog.tsx';
import { useItemName } from './use-item-name.ts';

export type PricesPageProps = ReplyOf<typeof listPrices> & { self: StaffSelf };

/** The items of the catalogue with their current, scheduled and campaign prices; new prices are added here. */
export function PricesPage({ items, self }: PricesPageProps) {
  const t = useTranslations('staff-prices');
  const [changed, setChanged] = useState<PricedItemRow | null>(null);
  const mayChange = self.permissions.includes('prices.change');
  return (
    <AdminFrame title={t('title')} hint={t('hint')}>
      <ul aria-label={t('title')} className="border-t border-line">
        {items.map((item) => (
          <PricedItem key={item.itemId} item={item} onAdd={mayChange ? () => setChanged(item) : null} />
        ))}
      </ul>
      {changed && <AddPriceDialog item={changed} onClose={() => setChanged(null)} />}
    </AdminFrame>
  );
}

function PricedItem({ item, onAdd }: { item: PricedItemRow; onAdd: (() => void) | null }) {
  const t = useTranslations('staff-prices');
  const name = useItemName()(item);
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-base font-medium">{name}</h2>
          <p className="flex flex-wrap gap-x-4 text-sm text-faint">
            <span className="font-mono wrap-anywhere" lang="">
              {item.itemId}
            </span>
            {!item.isListed && <span>{t('unlisted')}</span>}
          </p>
        </div>
        {onAdd && (
          <Button size="small" className="min-h-11" aria-label={t('addOf', { name })} onClick={onAdd}>
            {t('add')}
          </Button>
        )}
      </div>
      <ul className="mt-2 flex flex-col gap-3">
        {item.prices.map((price) => (
          <PriceItem key={price.id} price={price} />
        ))}
      </ul>
    </li>
  );
}

const tones: Record<PriceRow['state'], Tone> = {
  current: 'good',
  scheduled: 'note',
  replaced: 'plain',
  over: 'plain',
};

function PriceItem({ price }: { price: PriceRow }) {
  const t = useTranslations('staff-prices');
  const moment = useMoment();
  const { amount, currency, campaign, state, from, to, usdHint, link } = price;
  const money = useExactMoney();
  return (
    <li className="text-sm">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="text-base font-medium tabular-nums">{money(amount, currency)}</span>
        <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>
        {campaign !== null && <span className="wrap-anywhere">{t('campaignOf', { campaign })}</span>}
        {usdHint !== null && (
          <span className="text-soft">{t('abroad', { price: money(usdHint, 'USD') })}</span>
        )}
        {(from > 0 || to !== null) && (
          <span className="text-soft">
            {from > 0 && t('from', { time: moment(from) })} {to !== null && t('to', { time: moment(to) })}
          </span>
        )}
      </p>
      {link !== null && <CopiedLink link={link} name={campaign ?? ''} />}
    </li>
  );
}
