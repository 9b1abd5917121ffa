import { ArrowUpIcon } from '@inkstone/ui/plain';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../platform/i18n/page-locale.ts';
import { AnchorLink } from './anchor-link.tsx';
import { BrandMark } from './brand.tsx';
import { LanguageLinks } from './language-menu.tsx';
import { SiteLinks } from './site-links.tsx';
import { TermsLink } from './terms-link.tsx';

const linkClass = 'inline-flex min-h-8 items-center text-sm text-soft hover:text-ink hover:underline';

/** The footer of public pages: links, languages, and the product version. */
export function SiteFooter() {
  const t = useTranslations('common');
  const path = useLocalePath();
  return (
    <footer className="border-t border-line bg-sunken print:hidden">
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-12 sm:px-6 md:grid-cols-[minmax(9rem,1fr)_auto]">
        <div className="flex flex-col gap-4">
          <p className="flex items-center gap-2.5 font-serif text-lg font-semibold">
            <BrandMark size={24} />
            {t('brand')}
          </p>
          <p className="text-sm text-faint">{t('version', { version: __APP_VERSION__ })}</p>
        </div>
        <nav aria-label={t('siteMap')} className="flex flex-wrap gap-x-6 gap-y-1 md:justify-end">
          <SiteLinks className={linkClass} />
          <Link to={path('/rules')} className={linkClass}>
            {t('navRules')}
          </Link>
          <Link to={path('/coreTechnology/contactUs')} className={linkClass}>
            {t('navContact')}
          </Link>
          <Link to={path('/feedback')} className={linkClass}>
            {t('feedback')}
          </Link>
          <TermsLink document="terms" className={linkClass}>
            {t('termsNames.terms')}
          </TermsLink>
          <TermsLink document="privacy" className={linkClass}>
            {t('termsNames.privacy')}
          </TermsLink>
          <Link to={path('/licences')} className={linkClass}>
            {t('licences')}
          </Link>
        </nav>
        <nav aria-label={t('language')} className="flex flex-wrap gap-x-5 gap-y-1">
          <LanguageLinks
            className={`${linkClass} aria-[current=true]:font-semibold aria-[current=true]:text-ink`}
          />
        </nav>
        <p className="md:text-right">
          <AnchorLink section="home" className={`${linkClass} gap-1.5`}>
            <ArrowUpIcon size={16} />
            {t('backToTop')}
          </AnchorLink>
        </p>
      </div>
    </footer>
  );
}
