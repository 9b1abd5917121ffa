import type { ReplyOf } from '@inkstone/contracts';
import type { StaffSelf } from '@inkstone/contracts/staff';
import type { listMembers, MemberRow } from '@inkstone/contracts/staff/organisations';
import { ArrowLeftIcon, Button, EmptyState } from '@inkstone/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { AdminFrame } from '../../../shell/admin/admin-frame.tsx';
import { PageLinks } from '../../../shell/admin/page-links.tsx';
import { useMoment } from '../../../shell/use-moment.ts';
import { JoinDialog, LeaveDialog } from './member-dialogs.tsx';

export type OrganisationPageProps = ReplyOf<typeof listMembers> & { organisation: string; self: StaffSelf };

/** The members of an organisation; they can be added and removed here. */
export function OrganisationPage({ organisation, name, rows, next, self }: OrganisationPageProps) {
  const t = useTranslations('staff-organisations');
  const path = useLocalePath();
  const [task, setTask] = useState<'join' | MemberRow | null>(null);
  const mayChange = self.permissions.includes('organisations.change');
  const close = () => setTask(null);
  return (
    <AdminFrame
      title={name}
      hint={organisation}
      actions={
        mayChange && (
          <Button kind="primary" onClick={() => setTask('join')}>
            {t('join')}
          </Button>
        )
      }
    >
      <p className="-mt-3 mb-4">
        <Link
          to={path('/admin/organisations')}
          className="inline-flex min-h-11 items-center gap-1.5 text-sm text-soft hover:text-ink"
        >
          <ArrowLeftIcon size={16} />
          {t('back')}
        </Link>
      </p>
      {rows.length === 0 && <EmptyState title={t('noMembers')}>{t('noMembersHint')}</EmptyState>}
      {rows.length > 0 && (
        <ul aria-label={t('memberList')} className="border-t border-line">
          {rows.map((member) => (
            <MemberItem
              key={member.accountId}
              member={member}
              hasLink={self.permissions.includes('accounts.read')}
              onLeave={mayChange ? () => setTask(member) : null}
            />
          ))}
        </ul>
      )}
      <PageLinks next={next} />
      {task === 'join' && <JoinDialog organisation={organisation} onClose={close} />}
      {task !== null && task !== 'join' && (
        <LeaveDialog organisation={organisation} member={task} onClose={close} />
      )}
    </AdminFrame>
  );
}

interface MemberItemProps {
  member: MemberRow;
  /** Whether the role may see the account. */
  hasLink: boolean;
  onLeave: (() => void) | null;
}

function MemberItem({ member: { accountId, phone, joinedAt }, hasLink, onLeave }: MemberItemProps) {
  const t = useTranslations('staff-organisations');
  const moment = useMoment();
  const path = useLocalePath();
  const shown = phone ?? accountId;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="min-w-0">
        {hasLink ? (
          <Link
            to={path(`/admin/accounts/${encodeURIComponent(accountId)}`)}
            className="inline-flex min-h-8 items-center font-medium underline underline-offset-4 wrap-anywhere pointer-coarse:min-h-11"
          >
            {shown}
          </Link>
        ) : (
          <p className="font-medium wrap-anywhere">{shown}</p>
        )}
        <p className="flex flex-wrap gap-x-4 text-sm text-faint">
          <span>{t('joined', { time: moment(joinedAt) })}</span>
          <span className="min-w-0 wrap-anywhere">{accountId}</span>
        </p>
      </div>
      {onLeave && (
        <Button
          size="small"
          className="min-h-11"
          aria-label={t('leaveOf', { name: shown })}
          onClick={onLeave}
        >
          {t('leave')}
        </Button>
      )}
    </li>
  );
}
