import type { DownloadPlatform } from '@inkstone/contracts/site/downloads';
import { fonts } from '@inkstone/contracts/site/fonts';
import { useTranslations } from 'use-intl';
import { usePageLocale } from '../../../platform/i18n/page-locale.ts';

/** Returns a function that names platforms as the public pages do. */
export function usePlatformName(): (platform: DownloadPlatform) => string {
  const t = useTranslations('downloads');
  return (platform) => {
    if (platform === 'mac-arm64') return `${t('macTitle')} · ${t('appleChip')}`;
    if (platform === 'mac-x64') return `${t('macTitle')} · ${t('intelChip')}`;
    if (platform === 'windows-x64') return `${t('windowsTitle')} · ${t('bits', { bits: '64' })}`;
    if (platform === 'windows-x86') return `${t('windowsTitle')} · ${t('bits', { bits: '32' })}`;
    return t(platform);
  };
}

/** Returns a function that names fonts in the language of the page. */
export function useFontName(): (id: string) => string {
  const isChinese = usePageLocale().startsWith('zh');
  return (id) => fonts.find((font) => font.id === id)?.names[isChinese ? 'zh' : 'en'] ?? id;
}
