import { blockAccount, endAccountSessions, unblockAccount } from '@inkstone/contracts/staff/accounts';
import { Checkbox, showToast } from '@inkstone/ui';
import { useState } from 'react';
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
  const [closesShares, setClosesShares] = useState(false);
  if (task.kind !== 'end') {
    const { kind } = task;
    return (
      <StaffActionDialog
        title={t(`${kind}Title`)}
        description={t(`${kind}Hint`)}
        confirmLabel={t(kind)}
        run={(reason) =>
          kind === 'block'
            ? call(blockAccount, { accountId, closesShares, reason })
            : call(unblockAccount, { accountId, reason })
        }
        onDone={() => showToast.success(t(`${kind}Done`))}
        onClose={onClose}
      >
        {kind === 'block' && (
          <div>
            <Checkbox
              label={t('closesShares')}
              checked={closesShares}
              aria-describedby="closes-shares-hint"
              onChange={(event) => setClosesShares(event.target.checked)}
            />
            <p id="closes-shares-hint" className="mt-1 text-sm text-soft">
              {t('closesSharesHint')}
            </p>
          </div>
        )}
      </StaffActionDialog>
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
