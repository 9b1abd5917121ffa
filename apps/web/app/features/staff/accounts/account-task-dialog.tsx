import { blockAccount, endAccountSessions, unblockAccount } from '@inkstone/contracts/staff/accounts';
import { showToast } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { StaffActionDialog } from '../../../shell/admin/staff-action-dialog.tsx';

export interface NamedDevice {
  readonly id: string;
  readonly name: string;
}

/** The action on an account; `end` signs one device out, or (null) all. */
export type AccountTask =
  | { readonly kind: 'block' | 'unblock' }
  | { readonly kind: 'end'; readonly device: NamedDevice | null };

export interface AccountTaskDialogProps {
  accountId: string;
  task: AccountTask;
  onClose: () => void;
}

/** Requests the reason of an action on an account, and performs it. */
export function AccountTaskDialog({ accountId, task, onClose }: AccountTaskDialogProps) {
  const t = useTranslations('staff-accounts');
  if (task.kind !== 'end') {
    const { kind } = task;
    const contract = kind === 'block' ? blockAccount : unblockAccount;
    return (
      <StaffActionDialog
        title={t(`${kind}Title`)}
        description={t(`${kind}Hint`)}
        confirmLabel={t(kind)}
        run={(reason) => call(contract, { accountId, reason })}
        onDone={() => showToast.success(t(`${kind}Done`))}
        onClose={onClose}
      />
    );
  }
  const { device } = task;
  return (
    <StaffActionDialog
      title={device ? t('endOf', { name: device.name }) : t('endAllTitle')}
      description={t('endHint')}
      confirmLabel={t(device ? 'end' : 'endAll')}
      run={async (reason) => {
        const sessionId = device?.id ?? null;
        const { ended } = await call(endAccountSessions, { accountId, sessionId, reason });
        showToast.success(t('ended', { count: ended }));
      }}
      onClose={onClose}
    />
  );
}
