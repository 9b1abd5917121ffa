import type { InvoiceOrder } from '@inkstone/contracts/invoices';
import type { ItemView } from '@inkstone/contracts/membership';
import { Badge, Checkbox, type Tone } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useMoney } from '../../../shared/catalogue/use-money.ts';
import { useItemName } from '../../../shared/purchase/use-item-name.ts';
import { useMoment } from '../../../shell/use-moment.ts';

const tones: Readonly<Record<InvoiceOrder['invoiceStatus'], Tone>> = {
  ...{ none: 'plain', issuing: 'warn', issued: 'good', not_applicable: 'plain' },
};

export interface OrderItemProps {
  order: InvoiceOrder;
  items: readonly ItemView[];
  isChosen: boolean;
  /** Null for an order that cannot be invoiced now. */
  onChoose: ((isChosen: boolean) => void) | null;
}

/** An order with the state of its invoice: number, date, type, amount. */
export function OrderItem({ order, items, isChosen, onChoose }: OrderItemProps) {
  const t = useTranslations('invoices');
  const money = useMoney();
  const moment = useMoment();
  const name = useItemName(items)(order);
  const { orderNo, createdAt, type, payable, currency, amount, invoiceStatus, obstacle } = order;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 grow basis-64">
        {onChoose ? (
          <Checkbox
            label={<span className="text-base font-medium text-ink">{name}</span>}
            checked={isChosen}
            onChange={(event) => onChoose(event.target.checked)}
          />
        ) : (
          <p className="font-medium">{name}</p>
        )}
        <p className="text-sm text-soft">
          <span className="whitespace-nowrap">{moment(createdAt)}</span> · {t(`type_${type}`)} ·{' '}
          <span className="whitespace-nowrap tabular-nums">{t('orderNumber', { number: orderNo })}</span>
        </p>
        {obstacle !== null && invoiceStatus === 'not_applicable' && (
          <p className="text-sm text-faint">{t(`obstacle.${obstacle}`)}</p>
        )}
      </div>
      <Badge tone={tones[invoiceStatus]}>{t(`status.${invoiceStatus}`)}</Badge>
      <p className="text-right font-semibold tabular-nums">
        {money(amount > 0 ? amount : payable, currency)}
      </p>
    </li>
  );
}
