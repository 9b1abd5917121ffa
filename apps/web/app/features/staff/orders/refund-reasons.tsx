import type { StaffOrder } from '@inkstone/contracts/staff/orders';
import { useTranslations } from 'use-intl';

export interface RefundReasonsProps {
  refund: Pick<
    StaffOrder['refunds'][number],
    'askedBy' | 'askedName' | 'askedWhy' | 'decidedBy' | 'decidedName' | 'decidedWhy'
  >;
  state: StaffOrder['refunds'][number]['state'];
}

/** Who requested a refund and who decided, with their reasons. */
export function RefundReasons({ refund, state }: RefundReasonsProps) {
  const t = useTranslations('staff-orders');
  const { askedBy, askedName, askedWhy, decidedBy, decidedName, decidedWhy } = refund;
  const decided = state === 'denied' ? t('deniedBy', { who: decidedName || t('operator') }) : null;
  const lines = [
    ...(askedBy === null ? [] : [[t('askedBy', { who: askedName || t('operator') }), askedWhy] as const]),
    ...(decidedBy === null
      ? []
      : [[decided ?? t('approvedBy', { who: decidedName || t('operator') }), decidedWhy] as const]),
  ];
  return lines.map(([who, why]) => (
    <span key={who} className="mt-1 block">
      {who}
      {why !== null && <q className="ms-2 text-ink">{why}</q>}
    </span>
  ));
}
