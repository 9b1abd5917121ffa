import type { ReplyOf } from '@inkstone/contracts';
import type { getAccount } from '@inkstone/contracts/staff/accounts';
import { Button } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useDeviceLabels } from '../../../shared/devices/use-device-labels.ts';
import { PlaceCredit } from '../../../shell/place-credit.tsx';
import type { NamedDevice } from './account-task-dialog.tsx';

export type AccountDevicesProps = Pick<ReplyOf<typeof getAccount>, 'devices' | 'placesBy'> & {
  readAt: number;
  /** Signs a device out, or (null) all; null if the role does not permit it. */
  onTask: ((device: NamedDevice | null) => void) | null;
};

/** The devices an account is signed in on; needs the phrases `devices`. */
export function AccountDevices({ devices, placesBy, readAt, onTask }: AccountDevicesProps) {
  const t = useTranslations('staff-accounts');
  const { nameOf, factsOf } = useDeviceLabels();
  return (
    <section aria-labelledby="account-devices" className="mt-8 border-t border-line pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="account-devices" className="font-serif text-xl font-semibold">
          {t('devices')}
        </h2>
        {onTask && devices.length > 0 && (
          <Button kind="danger" size="small" onClick={() => onTask(null)}>
            {t('endAll')}
          </Button>
        )}
      </div>
      {devices.length === 0 && <p className="mt-3 text-sm text-soft">{t('noDevices')}</p>}
      {devices.length > 0 && (
        <ul aria-labelledby="account-devices" className="mt-3 divide-y divide-line border-y border-line">
          {devices.map((device) => {
            const name = nameOf(device);
            return (
              <li key={device.id} className="flex items-center gap-4 py-3">
                <div className="min-w-0 grow">
                  <p className="wrap-anywhere">{name}</p>
                  <p className="flex flex-wrap gap-x-4 text-sm text-faint">
                    {factsOf(device, readAt).map((fact) => (
                      <span key={fact}>{fact}</span>
                    ))}
                  </p>
                </div>
                {onTask && (
                  <Button
                    size="small"
                    aria-label={t('endOf', { name })}
                    onClick={() => onTask({ id: device.id, name })}
                  >
                    {t('end')}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <PlaceCredit credit={placesBy} />
    </section>
  );
}
