import type { DeviceView } from '@inkstone/contracts/accounts/sessions';
import { formatPlace } from '@inkstone/phrases/format-place';
import { useFormatter, useTranslations } from 'use-intl';
import { usePageLocale } from '../../platform/i18n/page-locale.ts';

/** Maximum age that is shown as now, in ms: the server records use every ten minutes. */
const now = 11 * 60_000;

/** A device as shown to its owner or to staff; for staff no device is the current one. */
type ShownDevice = Omit<DeviceView, 'isCurrent'> & Partial<Pick<DeviceView, 'isCurrent'>>;

/** Display name and last use of a device; needs the phrases `devices`. */
export function useDeviceLabels() {
  const t = useTranslations('devices');
  const format = useFormatter();
  const locale = usePageLocale();
  const locateAddress = ({ network, place }: ShownDevice): string => {
    if (place) return formatPlace(locale, place);
    if (network === '') return '';
    return network === 'local' ? t('localNetwork') : t('network', { network });
  };
  return {
    nameOf({ kind, browser, system }: ShownDevice): string {
      const known = browser && t('browser', { id: browser.replaceAll(' ', ''), name: browser });
      return [known, system].filter((each) => each !== '').join(' · ') || t(kind);
    },
    factsOf(device: ShownDevice, readAt: number): string[] {
      const { kind, browser, system, createdAt, lastUsedAt, isCurrent } = device;
      const ago = (at: number) => format.relativeTime(Math.min(at, readAt), { now: readAt });
      const where = locateAddress(device);
      const isInUse = isCurrent || readAt - lastUsedAt < now;
      return [
        ...(browser || system ? [t(kind)] : []),
        ...(where ? [where] : []),
        t('signedIn', { time: ago(createdAt) }),
        isInUse ? t('usedNow') : t('lastUsed', { time: ago(lastUsedAt) }),
      ];
    },
  };
}
