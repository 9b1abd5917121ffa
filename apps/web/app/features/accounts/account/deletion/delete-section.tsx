import type { UserInfo } from '@inkstone/contracts/accounts';
import { getDeletion, requestDeletion } from '@inkstone/contracts/accounts/account-deletion';
import { Button, Checkbox, Notice, showToast } from '@inkstone/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { call, quietCall } from '../../../../platform/call.ts';
import { useLocalePath } from '../../../../platform/i18n/page-locale.ts';
import { useErrorText } from '../../../../platform/use-error-text.ts';
import { useSession } from '../../../../session/session.tsx';
import { StepDialog } from '../security/step-dialog.tsx';

// Loaded lazily: it contains the connection to shared documents, which no other section needs.
const loadCopies = () => import('../../../../session/local-copies.ts');

/** Requests the deletion of the account; while it is pending, `DeletionNotice` offers to cancel it. */
export function DeleteSection({ profile }: { profile: UserInfo }) {
  const t = useTranslations('account');
  const [isOpen, setOpen] = useState(false);
  const days = useQuery({
    queryKey: ['account', 'deletion-days'],
    queryFn: async () => (await quietCall(getDeletion, {})).days,
  });
  if (profile.deletesAt !== null) return <p className="text-base text-soft">{t('deleteAsked')}</p>;
  return (
    <>
      <ul className="list-disc space-y-1 pl-5 text-base text-soft">
        <li>{t('deleteGoes')}</li>
        <li>{t('deleteSignsOut')}</li>
        <li>{t('deleteMoney')}</li>
        <li>{t('deleteStores')}</li>
        {days.data !== undefined && <li>{t('deleteWaits', { days: days.data })}</li>}
      </ul>
      <Button
        kind="danger"
        className="self-start"
        disabled={days.data === undefined}
        onClick={() => setOpen(true)}
      >
        {t('delete')}
      </Button>
      {isOpen && (
        <StepDialog
          profile={profile}
          purpose="delete_account"
          title={t('deleteTitle')}
          text={t('deleteText', { days: days.data ?? 0 })}
          onClose={() => setOpen(false)}
        >
          {(proof) => <Confirm profile={profile} proof={proof} />}
        </StepDialog>
      )}
    </>
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
