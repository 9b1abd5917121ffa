import '@inkstone/editor/editor.css';
import { localeNames, locales } from '@inkstone/phrases';
import { SelectField } from '@inkstone/ui';
import type { CSSProperties } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { AppearanceControls } from '../../../display/appearance-controls.tsx';
import { FontStylesheet } from '../../../display/font-stylesheets.tsx';
import { appearanceProperties, type TextAppearance } from '../../../display/text-appearance.ts';
import { useChangeDisplay } from '../../../display/use-change-display.ts';
import { useTextAppearance } from '../../../display/use-text-appearance.ts';
import { usePageLocale } from '../../../platform/i18n/page-locale.ts';
import { localePath } from '../../../platform/i18n/resolve-locale.ts';
import { saveLocale } from '../../../platform/i18n/saved-locale.ts';
import { saveTheme } from '../../../platform/theme.ts';
import { Section } from '../../../shell/section.tsx';
import { useTheme } from '../../../shell/use-theme.ts';

/** Display settings of pages and texts, for all devices. Every change applies at once. */
export function DisplaySection() {
  const t = useTranslations('settings');
  const [appearance, changeAppearance] = useTextAppearance();
  return (
    <Section title={t('display')} hint={t('displayHint')}>
      <div className="grid gap-6 sm:grid-cols-2">
        <ThemeField />
        <LanguageField />
      </div>
      <AppearanceControls appearance={appearance} onChange={changeAppearance} />
      <Preview appearance={appearance} />
    </Section>
  );
}

function ThemeField() {
  const t = useTranslations('common');
  const theme = useTheme();
  const changeDisplay = useChangeDisplay();
  return (
    <SelectField
      label={t('theme')}
      value={theme ?? 'system'}
      onChange={(chosen) => {
        saveTheme(chosen === 'system' ? undefined : chosen);
        changeDisplay({ theme: chosen });
      }}
      choices={[
        { value: 'system', label: t('themeSystem') },
        { value: 'light', label: t('themeLight') },
        { value: 'dark', label: t('themeDark') },
      ]}
    />
  );
}

function LanguageField() {
  const t = useTranslations('common');
  const current = usePageLocale();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const changeDisplay = useChangeDisplay();
  return (
    <SelectField
      label={t('language')}
      value={current}
      onChange={(language) => {
        saveLocale(language);
        changeDisplay({ language });
        void navigate(localePath(language, `${pathname}${search}${hash}`), { preventScrollReset: true });
      }}
      choices={locales.map((locale) => ({ value: locale, label: localeNames[locale] }))}
    />
  );
}

/** A short sample text in the chosen appearance. */
function Preview({ appearance }: { appearance: TextAppearance }) {
  const t = useTranslations('settings');
  return (
    <figure
      className="rounded-lg border border-line bg-raised p-5"
      style={appearanceProperties(appearance) as CSSProperties}
    >
      <FontStylesheet font={appearance.font} />
      <figcaption className="mb-3 text-sm text-faint">{t('preview')}</figcaption>
      <div className="sheet">
        <p lang="zh-CN">{t('previewChinese')}</p>
        <p lang="en">{t('previewEnglish')}</p>
      </div>
    </figure>
  );
}
