import type { ReplyOf } from '@inkstone/contracts';
import type { StaffSelf } from '@inkstone/contracts/staff';
import {
  acceptDifference,
  type DifferenceView,
  type listReconciliation,
} from '@inkstone/contracts/staff/reconciliation';
import type { listStoreChecks } from '@inkstone/contracts/staff/store-checks';
import { EmptyState, showToast } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { AdminFrame } from '../../../shell/admin/admin-frame.tsx';
import { PageLinks } from '../../../shell/admin/page-links.tsx';
import { StaffActionDialog } from '../../../shell/admin/staff-action-dialog.tsx';
import { ViewLinks } from '../../../shell/admin/view-links.tsx';
import { BillDays } from './bill-days.tsx';
import { DifferenceItem } from './difference-item.tsx';
import { StoreChecks } from './store-checks.tsx';

export type ReconciliationPageProps = ReplyOf<typeof listReconciliation> & {
  storeChecks: ReplyOf<typeof listStoreChecks>;
  which: 'open' | 'all';
  self: StaffSelf;
};

/** Differences between the bills of payment providers and our books, and the days whose bills were fetched. */
export function ReconciliationPage({
  rows,
  next,
  which,
  self,
  storeChecks,
  ...days
}: ReconciliationPageProps) {
  const t = useTranslations('staff-money');
  const [accepted, setAccepted] = useState<DifferenceView | null>(null);
  const mayChange = self.permissions.includes('reconciliation.change');
  return (
    <AdminFrame title={t('reconciliation')} hint={t('reconciliationHint')}>
      <div className="mb-5 flex">
        <ViewLinks
          label={t('views')}
          links={(['open', 'all'] as const).map((each) => ({
            ...{ to: each === 'open' ? '?' : '?which=all', label: t(`view_${each}`) },
            isCurrent: each === which,
          }))}
        />
      </div>
      {rows.length === 0 && <EmptyState title={t(`noDifference_${which}`)} />}
      {rows.length > 0 && (
        <ul aria-label={t('reconciliation')} className="border-t border-line">
          {rows.map((row) => (
            <DifferenceItem
              key={row.id}
              difference={row}
              onAccept={mayChange ? () => setAccepted(row) : null}
            />
          ))}
        </ul>
      )}
      <PageLinks next={next} />
      <BillDays {...days} mayChange={mayChange} />
      <StoreChecks {...storeChecks} mayChange={mayChange} />
      {accepted && (
        <StaffActionDialog
          title={t('acceptTitle')}
          description={t('acceptHint')}
          confirmLabel={t('accept')}
          run={(reason) => call(acceptDifference, { id: accepted.id, reason })}
          onDone={() => showToast.success(t('accepted'))}
          onClose={() => setAccepted(null)}
        />
      )}
    </AdminFrame>
  );
}
