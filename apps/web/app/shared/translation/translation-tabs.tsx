import { useTranslations } from 'use-intl';
import { PageTabs } from '../page-tabs.tsx';

/** Links between the translation of texts and that of files. */
export function TranslationTabs() {
  const t = useTranslations('translate');
  return (
    <PageTabs
      label={t('tabs')}
      tabs={[
        { to: '/app/translate', label: t('tabTexts'), hasPages: false },
        { to: '/app/translate/files', label: t('tabFiles') },
      ]}
    />
  );
}
