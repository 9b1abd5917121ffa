import * as contracts from '@inkstone/contracts/staff';
import type { Role } from '@inkstone/contracts/staff/permissions';
import { Badge, Button, TextField } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { AdminFrame } from '../../../shell/admin/admin-frame.tsx';
import { StaffActionDialog } from '../../../shell/admin/staff-action-dialog.tsx';
import { useLocalTime } from '../../../shell/use-moment.ts';
import { RolesField } from './roles-field.tsx';

type Member = contracts.StaffMemberView;

/** The action on a member; `add` has no member yet. */
type Task =
  | { readonly kind: 'add' }
  | { readonly kind: 'roles' | 'block' | 'unblock' | 'remove' | 'reset'; readonly member: Member };

export interface StaffPageProps {
  members: readonly Member[];
  self: contracts.StaffSelf;
}

/** Staff members and their roles; owners change them. */
export function StaffPage({ members, self }: StaffPageProps) {
  const t = useTranslations('admin');
  const [task, setTask] = useState<Task | null>(null);
  const mayManage = self.permissions.includes('staff.manage');
  const close = () => setTask(null);
  return (
    <AdminFrame
      title={t('section_staff')}
      hint={t('staffHint')}
      actions={
        mayManage && (
          <Button kind="primary" onClick={() => setTask({ kind: 'add' })}>
            {t('addStaff')}
          </Button>
        )
      }
    >
      <ul aria-label={t('section_staff')} className="border-t border-line">
        {members.map((member) => (
          <MemberRow
            key={member.accountId}
            member={member}
            isSelf={member.accountId === self.accountId}
            onTask={mayManage ? (kind) => setTask({ kind, member }) : null}
          />
        ))}
      </ul>
      {task?.kind === 'add' && <AddDialog onClose={close} />}
      {task?.kind === 'roles' && <RolesDialog member={task.member} onClose={close} />}
      {task && task.kind !== 'add' && task.kind !== 'roles' && (
        <ChangeDialog kind={task.kind} member={task.member} onClose={close} />
      )}
    </AdminFrame>
  );
}

type TaskKind = Exclude<Task['kind'], 'add'>;

interface MemberRowProps {
  member: Member;
  isSelf: boolean;
  onTask: ((kind: TaskKind) => void) | null;
}

function MemberRow({ member, isSelf, onTask }: MemberRowProps) {
  const t = useTranslations('admin');
  const day = useLocalTime({ dateStyle: 'medium' });
  const { accountId, name, roles, createdAt, blockedAt, hasFactor } = member;
  const tasks: TaskKind[] = [
    'roles',
    blockedAt === null ? 'block' : 'unblock',
    ...(hasFactor ? (['reset'] as const) : []),
    'remove',
  ];
  const shown = name || accountId;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {shown}
          {isSelf && <Badge>{t('you')}</Badge>}
          {blockedAt !== null && <Badge tone="bad">{t('blocked')}</Badge>}
          {!hasFactor && <Badge tone="warn">{t('noFactor')}</Badge>}
        </p>
        <p className="mt-0.5 text-sm text-soft">{roles.map((role) => t(`role_${role}`)).join(t('comma'))}</p>
        <p className="mt-0.5 text-sm text-faint wrap-anywhere">
          {t('since', { date: day(createdAt) })} · {accountId}
        </p>
      </div>
      {onTask && (
        <div className="flex flex-wrap gap-2">
          {tasks.map((kind) => (
            <Button
              key={kind}
              size="small"
              className="min-h-11"
              aria-label={t('taskOn', { task: t(`task_${kind}`), name: shown })}
              onClick={() => onTask(kind)}
            >
              {t(`task_${kind}`)}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin');
  const [account, setAccount] = useState('');
  const [roles, setRoles] = useState<Role[]>([]);
  return (
    <StaffActionDialog
      title={t('addStaff')}
      description={t('addHint')}
      confirmLabel={t('add')}
      run={(reason) => call(contracts.addStaff, { account, roles, reason })}
      onClose={onClose}
    >
      <TextField
        label={t('account')}
        hint={t('accountHint')}
        value={account}
        required
        autoComplete="off"
        maxLength={320}
        onChange={(event) => setAccount(event.target.value)}
      />
      <RolesField value={roles} onChange={setRoles} />
    </StaffActionDialog>
  );
}

interface MemberDialogProps {
  member: Member;
  onClose: () => void;
}

function RolesDialog({ member, onClose }: MemberDialogProps) {
  const t = useTranslations('admin');
  const [roles, setRoles] = useState<Role[]>([...member.roles]);
  const { accountId, name } = member;
  return (
    <StaffActionDialog
      title={t('rolesOf', { name: name || accountId })}
      confirmLabel={t('save')}
      run={(reason) => call(contracts.setStaffRoles, { accountId, roles, reason })}
      onClose={onClose}
    >
      <RolesField value={roles} onChange={setRoles} />
    </StaffActionDialog>
  );
}

function ChangeDialog({ kind, member, onClose }: MemberDialogProps & { kind: Exclude<TaskKind, 'roles'> }) {
  const t = useTranslations('admin');
  const { accountId, name } = member;
  const run = (reason: string) => {
    if (kind === 'remove') return call(contracts.removeStaff, { accountId, reason });
    if (kind === 'reset') return call(contracts.resetFactor, { accountId, reason });
    return call(contracts.blockStaff, { accountId, isBlocked: kind === 'block', reason });
  };
  return (
    <StaffActionDialog
      title={t('taskOn', { task: t(`task_${kind}`), name: name || accountId })}
      description={t(`taskHint_${kind}`)}
      confirmLabel={t(`task_${kind}`)}
      run={run}
      onClose={onClose}
    />
  );
}
