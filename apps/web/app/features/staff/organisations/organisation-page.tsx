import type { ReplyOf } from '@inkstone/contracts';
import type { StaffSelf } from '@inkstone/contracts/staff';
import type { listMembers, MemberRow } from '@inkstone/contracts/staff/organisations';
import { ArrowLeftIcon, Badge, Button, EmptyState } from '@inkstone/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { AdminFrame } from '../../../shell/admin/admin-frame.tsx';
import { PageLinks } from '../../../shell/admin/page-links.tsx';
import { SectionLink } from '../../../shell/admin/section-link.tsx';
import { useMoment } from '../../../shell/use-moment.ts';
import { JoinDialog, LeaveDialog, RoleDialog } from './member-dialogs.tsx';

export type OrganisationPageProps = ReplyOf<typeof listMembers> & { organisation: string; self: StaffSelf };

type Task = { readonly do: 'join' } | { readonly do: 'leave' | 'role'; readonly member: MemberRow };

/** The members of an organisation with their roles; they can be added, changed and removed here. */
export function OrganisationPage({ organisation, name, rows, next, self }: OrganisationPageProps) {
  const t = useTranslations('staff-organisations');
  const path = useLocalePath();
  const [task, setTask] = useState<Task | null>(null);
  const mayChange = self.permissions.includes('organisations.change');
  const close = () => setTask(null);
  return (
    <AdminFrame
      title={name}
      hint={organisation}
      actions={
        mayChange && (
          <Button kind="primary" onClick={() => setTask({ do: 'join' })}>
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
              onTask={mayChange ? (what) => setTask({ do: what, member }) : null}
            />
          ))}
        </ul>
      )}
      <PageLinks next={next} />
      {task?.do === 'join' && <JoinDialog organisation={organisation} onClose={close} />}
      {task?.do === 'leave' && (
        <LeaveDialog organisation={organisation} member={task.member} onClose={close} />
      )}
      {task?.do === 'role' && <RoleDialog organisation={organisation} member={task.member} onClose={close} />}
    </AdminFrame>
  );
}

interface MemberItemProps {
  member: MemberRow;
  /** Null if the role may not change members. */
  onTask: ((what: 'leave' | 'role') => void) | null;
}

function MemberItem({ member: { accountId, phone, role, joinedAt }, onTask }: MemberItemProps) {
  const t = useTranslations('staff-organisations');
  const moment = useMoment();
  const shown = phone ?? accountId;
  const nextRole = role === 'manager' ? 'member' : 'manager';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="min-w-0">
        <span className="font-medium wrap-anywhere">
          <SectionLink
            to={`/admin/accounts/${encodeURIComponent(accountId)}`}
            className="inline-flex min-h-8 items-center underline underline-offset-4 pointer-coarse:min-h-11"
          >
            {shown}
          </SectionLink>
        </span>
        {role === 'manager' && <Badge className="ml-3">{t('manager')}</Badge>}
        <p className="flex flex-wrap gap-x-4 text-sm text-faint">
          <span>{t('joined', { time: moment(joinedAt) })}</span>
          <span className="min-w-0 wrap-anywhere">{accountId}</span>
        </p>
      </div>
      {onTask && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            className="min-h-11"
            aria-label={t(`${nextRole}Of`, { name: shown })}
            onClick={() => onTask('role')}
          >
            {t(`${nextRole}Confirm`)}
          </Button>
          <Button
            size="small"
            className="min-h-11"
            aria-label={t('leaveOf', { name: shown })}
            onClick={() => onTask('leave')}
          >
            {t('leave')}
          </Button>
        </div>
      )}
    </li>
  );
}
