import type { UserInfo } from '@inkstone/contracts/accounts';
import { getDeletion } from '@inkstone/contracts/accounts/account-deletion';
import { Button } from '@inkstone/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { quietCall } from '../../../../platform/call.ts';

const DeleteDialog = lazy(async () => ({ default: (await import('./delete-dialog.tsx')).DeleteDialog }));

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
        <Suspense>
          <DeleteDialog profile={profile} days={days.data ?? 0} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
