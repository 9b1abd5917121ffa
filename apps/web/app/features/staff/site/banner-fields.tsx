import { siteEntryLimits } from '@inkstone/contracts/staff/site';
import { type Locale, localeNames, locales } from '@inkstone/phrases';
import { SelectField, TextField } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { languageTags } from '../../../platform/i18n/language-tags.ts';
import { usePageLocale } from '../../../platform/i18n/page-locale.ts';
import type { FieldsProps } from './entry-draft.ts';

/** A text for each language, and the link target. */
export function BannerFields({ content, onChange }: FieldsProps<'banner'>) {
  const t = useTranslations('staff-site');
  const own = usePageLocale();
  const [language, setLanguage] = useState<Locale>(own);
  const { texts } = content;
  const { text = '', link = '' } = texts[language] ?? {};
  const write = (change: { text?: string; link?: string }) => {
    const { [language]: former, ...others } = texts;
    const next = { text: '', link: '', ...former, ...change };
    // A language without a text has no banner.
    const isEmpty = next.text === '' && next.link === '';
    onChange({ ...content, texts: isEmpty ? others : { ...others, [language]: next } });
  };
  return (
    <>
      <SelectField
        label={t('language')}
        value={language}
        choices={locales.map((value) => ({
          value,
          label: texts[value] ? `${localeNames[value]} ✓` : localeNames[value],
        }))}
        onChange={setLanguage}
      />
      <TextField
        label={t('bannerText')}
        value={text}
        required={Object.keys(texts).length === 0 || link !== ''}
        maxLength={siteEntryLimits.bannerText}
        lang={languageTags[language]}
        onChange={(event) => write({ text: event.target.value })}
      />
      <TextField
        label={t('bannerLink')}
        hint={t('bannerLinkHint')}
        value={link}
        maxLength={siteEntryLimits.bannerLink}
        lang={languageTags[language]}
        onChange={(event) => write({ link: event.target.value })}
      />
      <TextField
        label={t('bannerHref')}
        hint={t('bannerHrefHint')}
        value={content.href ?? ''}
        pattern="\/|\/[^\/].*|https:\/\/.+"
        onChange={(event) => onChange({ ...content, href: event.target.value || null })}
      />
    </>
  );
}
