import { cancelDeletion } from '@inkstone/contracts/account-deletion';
import { Button, Notice, showToast } from '@inkstone/ui';
import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { call } from '../call.ts';
import { useSession } from '../session/session.tsx';
import { useErrorWords } from '../use-error-words.ts';

/** Tells somebody whose account will be deleted, on every page of the app, and lets them keep it. */
export function DeletionNotice() {
  const { profile } = useSession();
  return profile?.deletesAt ? <Leaving deletesAt={profile.deletesAt} /> : null;
}

function Leaving({ deletesAt }: { deletesAt: number }) {
  const t = useTranslations('common');
  const locale = useLocale();
  const errorWords = useErrorWords();
  const { refresh } = useSession();
  const keep = useMutation({
    mutationFn: () => call(cancelDeletion, {}),
    onSuccess: async () => {
      await refresh();
      showToast.success(t('leavingKept'));
    },
    onError: (error) => showToast.error(errorWords(error)),
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
