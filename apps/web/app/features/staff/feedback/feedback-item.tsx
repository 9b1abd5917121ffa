import type { BugReportRow, VisitorFeedbackRow } from '@inkstone/contracts/staff/feedback';
import { Badge, Button } from '@inkstone/ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Facts } from '../../../shell/admin/facts.tsx';
import { ForeignText } from '../../../shell/admin/foreign-text.tsx';
import { Moment } from '../../../shell/admin/moment.tsx';

export interface FeedbackItemProps {
  message: VisitorFeedbackRow | BugReportRow;
  onClose: (() => void) | null;
  onPictures: () => void;
}

/** One message: its summary, its text, its author, and the answer. */
export function FeedbackItem({ message, onClose, onPictures }: FeedbackItemProps) {
  const t = useTranslations('admin-content');
  const admin = useTranslations('admin');
  const { id, brief, content, createdAt, closedAt } = message;
  const answer = 'reply' in message ? message.reply : message.outcome;
  const pictures = 'screenshots' in message ? message.screenshots : 0;
  return (
    <li className="grid gap-3 border-b border-line py-5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h2 dir="auto" className="min-w-0 font-medium wrap-anywhere">
          {brief || t('noBrief')}
        </h2>
        {closedAt !== null && <Badge>{t('done')}</Badge>}
        <span className="text-sm text-soft">
          <Moment at={createdAt} />
        </span>
      </div>
      {content && <ForeignText text={content} />}
      <Facts facts={useFacts(message)} />
      {answer && (
        <div className="border-l-2 border-edge pl-3">
          <p className="text-sm text-faint">{t('reply' in message ? 'answer' : 'outcome')}</p>
          <ForeignText text={answer} />
        </div>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {pictures > 0 && (
          <Button size="small" className="min-h-11" onClick={onPictures}>
            {t('showPictures', { count: pictures })}
          </Button>
        )}
        {onClose && closedAt === null && (
          <Button
            size="small"
            className="min-h-11"
            aria-label={admin('taskOn', { task: t(closeLabel(message)), name: brief || id })}
            onClick={onClose}
          >
            {t(closeLabel(message))}
          </Button>
        )}
      </div>
    </li>
  );
}

function closeLabel(message: FeedbackItemProps['message']) {
  return 'reply' in message ? 'answerAndClose' : 'closeFeedback';
}

function useFacts(message: FeedbackItemProps['message']): (readonly [string, ReactNode])[] {
  const t = useTranslations('admin-content');
  const admin = useTranslations('admin');
  const { closedAt } = message;
  return [
    ...('reply' in message
      ? ([
          [admin('account'), message.accountId],
          ...(message.diagnostic === null ? [] : ([[t('diagnostic'), message.diagnostic]] as const)),
        ] as const)
      : ([
          ...(message.contact === null ? [] : ([[t('contact'), message.contact]] as const)),
          [t('language'), message.locale],
        ] as const)),
    ...(closedAt === null ? [] : ([[t('doneAt'), <Moment key="at" at={closedAt} />]] as const)),
  ];
}
