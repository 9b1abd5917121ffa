import type { ReplyOf } from '@inkstone/contracts';
import type { StaffSelf } from '@inkstone/contracts/staff';
import {
  type listNoticeAlarms,
  type NoticeAlarmView,
  resolveNoticeAlarm,
} from '@inkstone/contracts/staff/notice-alarms';
import { EmptyState, showToast } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { AdminFrame } from '../../../shell/admin/admin-frame.tsx';
import { PageLinks } from '../../../shell/admin/page-links.tsx';
import { StaffActionDialog } from '../../../shell/admin/staff-action-dialog.tsx';
import { ViewLinks } from '../../../shell/admin/view-links.tsx';
import { AlarmItem } from './alarm-item.tsx';

export type NoticeAlarmsPageProps = ReplyOf<typeof listNoticeAlarms> & {
  which: 'open' | 'all';
  self: StaffSelf;
};

/** Notifications of payment providers and stores that require attention. */
export function NoticeAlarmsPage({ rows, next, which, self }: NoticeAlarmsPageProps) {
  const t = useTranslations('staff-money');
  const [chosen, setChosen] = useState<NoticeAlarmView | null>(null);
  const mayChange = self.permissions.includes('reconciliation.change');

  async function resolve({ id, count }: NoticeAlarmView, reason: string): Promise<void> {
    const { state } = await call(resolveNoticeAlarm, { id, count, reason });
    if (state === 'resolved') showToast.success(t('resolvedNow'));
    else showToast.error(t('resolveStale'));
  }

  return (
    <AdminFrame title={t('alarms')} hint={t('alarmsHint')}>
      <div className="mb-5 flex">
        <ViewLinks
          label={t('views')}
          links={(['open', 'all'] as const).map((each) => ({
            to: each === 'open' ? '?' : '?which=all',
            label: t(each === 'open' ? 'alarmState_open' : 'view_all'),
            isCurrent: each === which,
          }))}
        />
      </div>
      {rows.length === 0 && <EmptyState title={t(`noAlarm_${which}`)} />}
      {rows.length > 0 && (
        <ul aria-label={t('alarms')} className="border-t border-line">
          {rows.map((row) => (
            <AlarmItem key={row.id} alarm={row} onResolve={mayChange ? () => setChosen(row) : null} />
          ))}
        </ul>
      )}
      <PageLinks next={next} />
      {chosen && (
        <StaffActionDialog
          title={t('resolveTitle')}
          description={t('resolveHint')}
          confirmLabel={t('resolve')}
          run={(reason) => resolve(chosen, reason)}
          onClose={() => setChosen(null)}
        />
      )}
    </AdminFrame>
  );
}
