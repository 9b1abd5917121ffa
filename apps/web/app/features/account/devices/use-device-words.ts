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
      const known = browser && t('browser', { id: browser.replaceAll(' ', ''), name: browser });
      return [known, system].filter((each) => each !== '').join(' · ') || t(kind);
    },
    factsOf(device: DeviceView, readAt: number): string[] {
      const { kind, browser, system, network, createdAt, lastUsedAt, isCurrent } = device;
      const ago = (at: number) => format.relativeTime(Math.min(at, readAt), { now: readAt });
      const isInUse = isCurrent || readAt - lastUsedAt < now;
      return [
        ...(browser || system ? [t(kind)] : []),
        ...(network === '' ? [] : [network === 'local' ? t('localNetwork') : t('network', { network })]),
        t('signedIn', { time: ago(createdAt) }),
        isInUse ? t('usedNow') : t('lastUsed', { time: ago(lastUsedAt) }),
      ];
    },
  };
}
