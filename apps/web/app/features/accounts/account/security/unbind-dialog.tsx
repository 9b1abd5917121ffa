import { AppError } from '@inkstone/contracts';
import type { UserInfo } from '@inkstone/contracts/accounts';
import { unbind } from '@inkstone/contracts/accounts/bindings';
import type { LoginMethodKind } from '@inkstone/contracts/accounts/social-login';
import { lastLoginMethodParams } from '@inkstone/domain/accounts';
import { Button, Dialog, Notice, showToast } from '@inkstone/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../../../platform/call.ts';
import { useErrorText } from '../../../../platform/use-error-text.ts';
import { useSession } from '../../../../session/session.tsx';
import type { Binding } from './binding-row.tsx';
import { StepDialog } from './step-dialog.tsx';
import { bindingsKey } from './use-bindings.ts';

export interface UnbindDialogProps {
  profile: UserInfo;
  binding: Binding;
  onClose: () => void;
}

/** Removes a login method. The last one cannot be removed; the dialog states this before it requests a proof. */
export function UnbindDialog({ profile, binding: { kind, canUnbind }, onClose }: UnbindDialogProps) {
  const t = useTranslations('account');
  const way = t(`way_${kind}`);
  const title = t('unbindOf', { way, kind });
  if (!canUnbind) return <LastWayDialog title={title} kind={kind} onClose={onClose} />;
  return (
    <StepDialog
      profile={profile}
      purpose="remove_login"
      title={title}
      text={t('unbindText', { way, kind })}
      onClose={onClose}
    >
      {(proof) => <Confirm kind={kind} proof={proof} onDone={onClose} />}
    </StepDialog>
  );
}

interface LastWayDialogProps {
  title: string;
  kind: LoginMethodKind;
  onClose: () => void;
}

function LastWayDialog({ title, kind, onClose }: LastWayDialogProps) {
  const t = useTranslations('account');
  const errorText = useErrorText();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      closeLabel={t('close')}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <Notice tone="warn" role="alert">
        {errorText(new AppError('unbind_last_way', lastLoginMethodParams(kind)))}
      </Notice>
      <p className="mt-3 text-sm text-soft">{t('unbindLast')}</p>
    </Dialog>
  );
}

function Confirm({ kind, proof, onDone }: { kind: LoginMethodKind; proof: string; onDone: () => void }) {
  const t = useTranslations('account');
  const errorText = useErrorText();
  const { refresh } = useSession();
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(unbind, { kind, proof }),
    onSuccess: () => {
      void refresh();
      void queries.invalidateQueries({ queryKey: bindingsKey });
      showToast.success(t('unbound'));
      onDone();
    },
  });
  return (
    <div className="flex flex-col gap-4">
      {remove.error && (
        <Notice tone="bad" role="alert">
          {errorText(remove.error)}
        </Notice>
      )}
      <Button kind="danger" className="self-end" isBusy={remove.isPending} onClick={() => remove.mutate()}>
        {t('unbind')}
      </Button>
    </div>
  );
}
