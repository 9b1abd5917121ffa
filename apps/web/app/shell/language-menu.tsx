import { localeNames, locales } from '@inkstone/phrases';
import { Disclosure, GlobeIcon, panelItemClass } from '@inkstone/ui/plain';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useChangeDisplay } from '../display/use-change-display.ts';
import { languageTags } from '../platform/i18n/language-tags.ts';
import { usePageLocale } from '../platform/i18n/page-locale.ts';
import { isSwitchedInPlace, localePath } from '../platform/i18n/resolve-locale.ts';
import { saveLocale } from '../platform/i18n/saved-locale.ts';

/** Links to this page in the nine languages, each named in its own language. */
export function LanguageLinks({ className }: { className: string }) {
  const current = usePageLocale();
  const { pathname, search, hash } = useLocation();
  const changeDisplay = useChangeDisplay();
  return locales.map((locale) => (
    <Link
      key={locale}
      data-language={locale}
      to={localePath(locale, `${pathname}${search}${hash}`)}
      lang={languageTags[locale]}
      hrefLang={languageTags[locale]}
      aria-current={locale === current}
      preventScrollReset
      replace={isSwitchedInPlace(pathname)}
      onClick={() => {
        saveLocale(locale);
        changeDisplay({ language: locale });
      }}
      className={className}
    >
      {localeNames[locale]}
    </Link>
  ));
}

/** The choice of language in a header. */
export function LanguageMenu() {
  const t = useTranslations('common');
  return (
    <Disclosure label={t('language')} summary={<GlobeIcon />} summaryClassName="w-11">
      <LanguageLinks className={panelItemClass} />
    </Disclosure>
  );
}
