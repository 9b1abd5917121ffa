import type { DeviceView } from '@inkstone/contracts/accounts/sessions';
import { Button, Dialog, showToast } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../../platform/use-error-text.ts';
import { useDeviceLabels } from '../../../../shared/devices/use-device-labels.ts';
import { useRevokeDevice, useRevokeOthers } from './use-devices.ts';

export interface SignOutDialogProps {
  /** The device to sign out, all other devices, or null while the dialog is closed. */
  leaving: DeviceView | 'others' | null;
  onDone: () => void;
}

/** Confirms signing out devices. */
export function SignOutDialog({ leaving, onDone }: SignOutDialogProps) {
  const t = useTranslations('devices');
  const { nameOf } = useDeviceLabels();
  const { end, isBusy } = useEnd(leaving, onDone);
  const name = leaving === null || leaving === 'others' ? '' : nameOf(leaving);
  return (
    <Dialog
      isOpen={leaving !== null}
      onOpenChange={(isOpen) => !isOpen && onDone()}
      title={leaving === 'others' ? t('othersTitle') : t('confirmTitle', { name })}
      description={t(leaving === 'others' ? 'othersText' : 'confirmText')}
      closeLabel={t('close')}
      actions={
        <>
          <Button kind="quiet" onClick={onDone}>
            {t('cancel')}
          </Button>
          <Button kind="danger" isBusy={isBusy} onClick={end}>
            {t(leaving === 'others' ? 'signOutOthers' : 'signOut')}
          </Button>
        </>
      }
    />
  );
}

function useEnd(leaving: SignOutDialogProps['leaving'], onDone: () => void) {
  const t = useTranslations('devices');
  const errorText = useErrorText();
  const { nameOf } = useDeviceLabels();
  const one = useRevokeDevice();
  const others = useRevokeOthers();
  const onError = (error: unknown) => showToast.error(errorText(error));
  const end = () => {
    if (leaving === 'others') {
      const onSuccess = (count: number) => showToast.success(t('othersSignedOut', { count }));
      others.mutate(undefined, { onSuccess, onError, onSettled: onDone });
    } else if (leaving) {
      const onSuccess = () => showToast.success(t('signedOut', { name: nameOf(leaving) }));
      one.mutate(leaving.id, { onSuccess, onError, onSettled: onDone });
    }
  };
  return { end, isBusy: one.isPending || others.isPending };
}
