import type { ReplyOf } from '@inkstone/contracts';
import type { DeviceView, listSessions } from '@inkstone/contracts/accounts/sessions';
import { Button, Skeleton } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '../../../../shell/load-failed.tsx';
import { PlaceCredit } from '../../../../shell/place-credit.tsx';
import { DeviceRow } from './device-row.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';
import { useDevices } from './use-devices.ts';

/** The signed-in devices and their sign-out buttons; needs the phrases `devices` and `errors`. */
export function DevicePanel() {
  const t = useTranslations('devices');
  const { data, error, refetch, dataUpdatedAt } = useDevices();
  if (data) return <Devices {...data} readAt={dataUpdatedAt} />;
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-4 w-3/4" />
    </div>
  );
}

function Devices({ sessions, placesBy, readAt }: ReplyOf<typeof listSessions> & { readAt: number }) {
  const t = useTranslations('devices');
  const [leaving, setLeaving] = useState<DeviceView | 'others' | null>(null);
  return (
    <>
      <ul aria-label={t('list')} className="divide-y divide-line border-y border-line">
        {sessions.map((device) => (
          <DeviceRow key={device.id} device={device} readAt={readAt} onSignOut={() => setLeaving(device)} />
        ))}
      </ul>
      <PlaceCredit credit={placesBy} />
      {sessions.length > 1 ? (
        <Button kind="danger" size="small" className="self-start" onClick={() => setLeaving('others')}>
          {t('signOutOthers')}
        </Button>
      ) : (
        <p className="text-sm text-soft">{t('alone')}</p>
      )}
      <SignOutDialog leaving={leaving} onDone={() => setLeaving(null)} />
    </>
  );
}
