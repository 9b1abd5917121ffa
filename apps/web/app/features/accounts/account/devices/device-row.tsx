import type { DeviceView } from '@inkstone/contracts/accounts/sessions';
import { Badge, Button } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useDeviceLabels } from '../../../../shared/devices/use-device-labels.ts';

export interface DeviceRowProps {
  device: DeviceView;
  /** When the list was loaded, ms since the epoch. */
  readAt: number;
  onSignOut: () => void;
}

/** One device, with a sign-out button unless it is the current one. */
export function DeviceRow({ device, readAt, onSignOut }: DeviceRowProps) {
  const t = useTranslations('devices');
  const { nameOf, factsOf } = useDeviceLabels();
  const name = nameOf(device);
  return (
    <li className="flex items-center gap-4 py-3">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-base">
          {name}
          {device.isCurrent && <Badge tone="good">{t('current')}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-4 text-sm text-faint">
          {factsOf(device, readAt).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      {!device.isCurrent && (
        <Button size="small" kind="danger" aria-label={t('signOutOf', { name })} onClick={onSignOut}>
          {t('signOut')}
        </Button>
      )}
    </li>
  );
}
