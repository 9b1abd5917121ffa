import type { DeviceView } from '@inkstone/contracts/sessions';
import { useFormatter, useTranslations } from 'use-intl';

/** How long ago counts as now, in ms: the server notes uses every ten minutes. */
const now = 11 * 60_000;

/** What a device is called, and what is known of its use. */
export function useDeviceWords() {
  const t = useTranslations('devices');
  const format = useFormatter();
  return {
    nameOf({ kind, browser, system }: DeviceView): string {
      return [browser, system].filter((each) => each !== '').join(' · ') || t(kind);
    },
    factsOf({ kind, network, createdAt, lastUsedAt, isCurrent }: DeviceView, readAt: number): string[] {
      const ago = (at: number) => format.relativeTime(Math.min(at, readAt), { now: readAt });
      const isInUse = isCurrent || readAt - lastUsedAt < now;
      return [
        t(kind),
        ...(network === '' ? [] : [network === 'local' ? t('localNetwork') : t('network', { network })]),
        t('signedIn', { time: ago(createdAt) }),
        isInUse ? t('usedNow') : t('lastUsed', { time: ago(lastUsedAt) }),
      ];
    },
  };
}
