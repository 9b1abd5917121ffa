import { cancelDeletion } from '@inkstone/contracts/accounts/account-deletion';
import { Button, Notice, showToast } from '@inkstone/ui';
import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { call } from '../platform/call.ts';
import { useErrorText } from '../platform/use-error-text.ts';
import { useSession } from '../session/session.tsx';

/** Shown on every page of the app while the deletion of the account is pending; offers to cancel it. */
export function DeletionNotice() {
  const { profile } = useSession();
  return profile?.deletesAt ? <Leaving deletesAt={profile.deletesAt} /> : null;
}

function Leaving({ deletesAt }: { deletesAt: number }) {
  const t = useTranslations('common');
  const locale = useLocale();
  const errorText = useErrorText();
  const { refresh } = useSession();
  const keep = useMutation({
    mutationFn: () => call(cancelDeletion, {}),
    onSuccess: async () => {
      await refresh();
      showToast.success(t('leavingKept'));
    },
    onError: (error) => showToast.error(errorText(error)),
  });
  const date = new Date(deletesAt).toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Notice
      tone="warn"
      role="status"
      className="mb-6 flex flex-wrap items-center justify-between gap-3 text-base"
    >
      <p className="min-w-0">{t('leaving', { date })}</p>
      <Button isBusy={keep.isPending} onClick={() => keep.mutate()}>
        {t('leavingKeep')}
      </Button>
    </Notice>
  );
}
