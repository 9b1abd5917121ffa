import type { VipType } from '@inkstone/contracts/membership';
import { useFormatter, useTranslations } from 'use-intl';
import type { Privileges, TierPrivileges } from './plan-data.ts';

const megabyte = 1024 * 1024;

/** Returns a function that formats storage in the page's language. */
export function useStorageSize(): (bytes: number) => string {
  const format = useFormatter();
  return (bytes) => {
    const isLarge = bytes >= 1024 * megabyte;
    return format.number(bytes / (isLarge ? 1024 * megabyte : megabyte), {
      style: 'unit',
      unit: isLarge ? 'gigabyte' : 'megabyte',
    });
  };
}

/** Returns a function that formats words per day; null is unlimited. */
export function useDailyWordsText(): (limit: number | null) => string {
  const t = useTranslations('plan');
  return (limit) => {
    if (limit === null) return t('unlimited');
    return limit === 0 ? t('none') : t('wordsADay', { count: limit });
  };
}

/** Returns a function that lists the available features of a tier. */
export function usePoints({ tiers, available }: Privileges): (type: VipType) => readonly string[] {
  const t = useTranslations('plan');
  const size = useStorageSize();
  const dailyWordsText = useDailyWordsText();
  const list = ({ daily, versions, devices, storage, support, vip_type }: TierPrivileges) => [
    ...Object.entries(daily).flatMap(([feature, limit]) => {
      const known = available.find((each) => each === feature);
      if (!known || limit === 0) return [];
      return [t('points.wordsADay', { feature: t(`features.${known}`), amount: dailyWordsText(limit) })];
    }),
    versions.days === null
      ? t('points.versions', { count: versions.count })
      : t('points.versionDays', { count: versions.count, days: versions.days }),
    vip_type === 'free' ? t('devicesEach', { count: devices }) : t('points.devices', { count: devices }),
    t('points.storage', { size: size(storage) }),
    ...(support === 'priority' ? [t('points.support')] : []),
  ];
  return (type) => tiers.filter(({ vip_type }) => vip_type === type).flatMap(list);
}
