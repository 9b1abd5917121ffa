import type { StaffSelf } from '@inkstone/contracts/staff';
import type { BugReportRow, VisitorFeedbackRow } from '@inkstone/contracts/staff/feedback';
import { buttonClass, EmptyState } from '@inkstone/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { AdminFrame } from '../../../shell/admin/admin-frame.tsx';
import { PageLinks } from '../../../shell/admin/page-links.tsx';
import { ViewLinks } from '../../../shell/admin/view-links.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { FeedbackItem } from './feedback-item.tsx';
import { PicturesDialog } from './pictures-dialog.tsx';

type Messages =
  | { readonly from: 'visitors'; readonly rows: readonly VisitorFeedbackRow[] }
  | { readonly from: 'accounts'; readonly rows: readonly BugReportRow[] };

export type FeedbackPageProps = Messages & {
  readonly next: string | null;
  readonly which: 'open' | 'all';
  readonly self: StaffSelf;
};

type Task = {
  readonly kind: 'close' | 'pictures';
  readonly message: VisitorFeedbackRow | BugReportRow;
};

/** Feedback of visitors and signed-in users. */
export function FeedbackPage({ from, rows, next, which, self }: FeedbackPageProps) {
  const t = useTranslations('admin-content');
  const admin = useTranslations('admin');
  const path = useLocalePath();
  const [task, setTask] = useState<Task | null>(null);
  const mayClose = self.permissions.includes('feedback.close');
  const close = () => setTask(null);
  const title = admin('section_feedback');
  return (
    <AdminFrame
      title={title}
      hint={t('feedbackHint')}
      actions={
        self.permissions.includes('desk.read') && (
          <Link to={path('/admin/desk?kind=feedback')} className={buttonClass('secondary')}>
            {admin('section_desk')}
          </Link>
        )
      }
    >
      <Views from={from} which={which} />
      {rows.length === 0 ? (
        <EmptyState title={t(which === 'open' ? 'noOpenFeedback' : 'noFeedback')} />
      ) : (
        <ul aria-label={title} className="border-t border-line">
          {rows.map((message) => (
            <FeedbackItem
              key={message.id}
              message={message}
              onClose={mayClose ? () => setTask({ kind: 'close', message }) : null}
              onPictures={() => setTask({ kind: 'pictures', message })}
            />
          ))}
        </ul>
      )}
      <PageLinks next={next} />
      {task?.kind === 'close' && <CloseDialog message={task.message} onClose={close} />}
      {task?.kind === 'pictures' && <PicturesDialog id={task.message.id} onClose={close} />}
    </AdminFrame>
  );
}

function Views({ from, which }: Pick<FeedbackPageProps, 'from' | 'which'>) {
  const t = useTranslations('admin-content');
  return (
    <div className="mb-5 flex flex-wrap gap-3">
      <ViewLinks
        label={t('from')}
        links={(['visitors', 'accounts'] as const).map((each) => ({
          to: addressOf(each, which),
          label: t(`from_${each}`),
          isCurrent: from === each,
        }))}
      />
      <ViewLinks
        label={t('which')}
        links={(['open', 'all'] as const).map((each) => ({
          to: addressOf(from, each),
          label: t(`which_${each}`),
          isCurrent: which === each,
        }))}
      />
    </div>
  );
}

function addressOf(from: FeedbackPageProps['from'], which: FeedbackPageProps['which']): string {
  const query = new URLSearchParams();
  if (from === 'accounts') query.set('from', from);
  if (which === 'all') query.set('which', which);
  return `?${query}`;
}
