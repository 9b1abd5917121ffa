import {
  joinOrganisation,
  leaveOrganisation,
  type MemberRow,
  setOrganisationRole,
} from '@inkstone/contracts/staff/organisations';
import { showToast, TextField } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { StaffActionDialog } from '../../../shell/admin/staff-action-dialog.tsx';

interface OrganisationDialogProps {
  organisation: string;
  onClose: () => void;
}

/** Adds an account to an organisation, by phone number, e-mail address or id. */
export function JoinDialog({ organisation, onClose }: OrganisationDialogProps) {
  const t = useTranslations('staff-organisations');
  const [account, setAccount] = useState('');
  return (
    <StaffActionDialog
      title={t('join')}
      confirmLabel={t('addConfirm')}
      run={async (reason) => {
        const { isNew } = await call(joinOrganisation, { organisation, account, reason });
        if (isNew) showToast.success(t('joinDone'));
        else showToast.info(t('joinedAlready'));
      }}
      onClose={onClose}
    >
      <TextField
        label={t('account')}
        hint={t('accountHint')}
        value={account}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={320}
        onChange={(event) => setAccount(event.target.value)}
      />
    </StaffActionDialog>
  );
}

/** Removes a member from an organisation. */
export function LeaveDialog({
  organisation,
  member: { accountId, phone },
  onClose,
}: OrganisationDialogProps & { member: MemberRow }) {
  const t = useTranslations('staff-organisations');
  return (
    <StaffActionDialog
      title={t('leaveOf', { name: phone ?? accountId })}
      description={t('leaveHint')}
      confirmLabel={t('leave')}
      run={(reason) => call(leaveOrganisation, { organisation, account: accountId, reason })}
      onDone={() => showToast.success(t('leaveDone'))}
      onClose={onClose}
    />
  );
}

/** Makes a member a manager of the organisation's glossary, or a plain member again. */
export function RoleDialog({
  organisation,
  member: { accountId, phone, role },
  onClose,
}: OrganisationDialogProps & { member: MemberRow }) {
  const t = useTranslations('staff-organisations');
  const next = role === 'manager' ? 'member' : 'manager';
  return (
    <StaffActionDialog
      title={t(`${next}Of`, { name: phone ?? accountId })}
      description={t(`${next}Hint`)}
      confirmLabel={t(`${next}Confirm`)}
      run={(reason) => call(setOrganisationRole, { organisation, account: accountId, role: next, reason })}
      onDone={() => showToast.success(t('roleDone'))}
      onClose={onClose}
    />
  );
}
