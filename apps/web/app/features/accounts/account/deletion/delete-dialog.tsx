import type { UserInfo } from '@inkstone/contracts/accounts';
import { requestDeletion } from '@inkstone/contracts/accounts/account-deletion';
import { Button, Checkbox, Notice, showToast } from '@inkstone/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { call } from '../../../../platform/call.ts';
import { useLocalePath } from '../../../../platform/i18n/page-locale.ts';
import { useErrorText } from '../../../../platform/use-error-text.ts';
import { useSession } from '../../../../session/session.tsx';
import { StepDialog } from '../security/step-dialog.tsx';

// Loaded when the deletion is confirmed: it contains the connection to shared documents.
const loadCopies = () => import('../../../../session/local-copies.ts');

export interface DeleteDialogProps {
  profile: UserInfo;
  /** Days until the account is removed. */
  days: number;
  onClose: () => void;
}

/** Requests the deletion of the account after proof of ownership and a confirmation. */
export function DeleteDialog({ profile, days, onClose }: DeleteDialogProps) {
  const t = useTranslations('account');
  return (
    <StepDialog
      profile={profile}
      purpose="delete_account"
      title={t('deleteTitle')}
      text={t('deleteText', { days })}
      onClose={onClose}
    >
      {(proof) => <Confirm profile={profile} proof={proof} />}
    </StepDialog>
  );
}

function Confirm({ profile, proof }: { profile: UserInfo; proof: string }) {
  const t = useTranslations('account');
  const locale = useLocale();
  const errorText = useErrorText();
  const path = useLocalePath();
  const navigate = useNavigate();
  const { refresh } = useSession();
  const [isSure, setSure] = useState(false);
  const request = useMutation({
    mutationFn: async () => {
      const { isAllSaved } = await loadCopies();
      // Text that exists only on this device would be lost.
      await isAllSaved(profile.id);
      return call(requestDeletion, { proof });
    },
    onSuccess: async ({ dueAt }) => {
      const date = new Date(dueAt).toLocaleDateString(locale, { dateStyle: 'long' });
      showToast.success(t('deleteDone', { date }));
      const { removeSaved } = await loadCopies();
      await removeSaved(profile.id);
      await refresh();
      await navigate(path('/'));
    },
  });
  return (
    <div className="flex flex-col gap-4">
      <Checkbox
        label={t('deleteSure')}
        checked={isSure}
        onChange={(event) => setSure(event.target.checked)}
      />
      {request.error && (
        <Notice tone="bad" role="alert">
          {errorText(request.error)}
        </Notice>
      )}
      <Button
        kind="danger"
        className="self-end"
        disabled={!isSure}
        isBusy={request.isPending}
        onClick={() => request.mutate()}
      >
        {t('deleteNow')}
      </Button>
    </div>
  );
}
