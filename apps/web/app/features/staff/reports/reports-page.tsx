import type { StaffSelf } from '@inkstone/contracts/staff';
import type { ComplaintRow } from '@inkstone/contracts/staff/shares';
import { EmptyState } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AdminFrame } from '../../../shell/admin/admin-frame.tsx';
import { PageLinks } from '../../../shell/admin/page-links.tsx';
import { ViewLinks } from '../../../shell/admin/view-links.tsx';
import { CloseReportDialog, ModerateDialog } from './report-dialogs.tsx';
import { ReportItem, type ReportTask } from './report-item.tsx';
import { ReportedTextDialog } from './reported-text-dialog.tsx';

export interface ReportsPageProps {
  rows: readonly ComplaintRow[];
  next: string | null;
  which: 'open' | 'all';
  self: StaffSelf;
}

/** Reported shared documents, and the decisions of staff about their links. */
export function ReportsPage({ rows, next, which, self }: ReportsPageProps) {
  const t = useTranslations('admin-content');
  const admin = useTranslations('admin');
  const [task, setTask] = useState<{ readonly kind: ReportTask; readonly report: ComplaintRow } | null>(null);
  const mayModerate = self.permissions.includes('shares.moderate');
  const close = () => setTask(null);
  const title = admin('section_reports');
  return (
    <AdminFrame title={title} hint={t('reportsHint')}>
      <div className="mb-5 flex">
        <ViewLinks
          label={t('which')}
          links={(['open', 'all'] as const).map((each) => ({
            to: each === 'open' ? '?' : '?which=all',
            label: t(`which_${each}`),
            isCurrent: which === each,
          }))}
        />
      </div>
      {rows.length === 0 ? (
        <EmptyState title={t(which === 'open' ? 'noOpenReports' : 'noReports')} />
      ) : (
        <ul aria-label={title} className="border-t border-line">
          {rows.map((report) => (
            <ReportItem
              key={report.id}
              report={report}
              onTask={mayModerate ? (kind) => setTask({ kind, report }) : null}
            />
          ))}
        </ul>
      )}
      <PageLinks next={next} />
      {task?.kind === 'read' && <ReportedTextDialog report={task.report} onClose={close} />}
      {task?.kind === 'close' && <CloseReportDialog report={task.report} onClose={close} />}
      {(task?.kind === 'hold' || task?.kind === 'release') && (
        <ModerateDialog event={task.kind} report={task.report} onClose={close} />
      )}
    </AdminFrame>
  );
}
