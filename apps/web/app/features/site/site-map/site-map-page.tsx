import { useTranslations } from 'use-intl';
import { LanguageLinks } from '../../../shell/language-menu.tsx';
import { PageHead } from '../../../shell/page-head.tsx';
import { useSiteInfo } from '../../../shell/site-info.ts';
import { SiteLinkItem } from '../../../shell/site-links.tsx';
import { allMenus } from '../../../shell/site-menus.ts';

const linkClass = 'inline-flex min-h-11 min-w-11 items-center hover:underline';

/** All public pages by subject, and the languages of the site. */
export function SiteMapPage() {
  const t = useTranslations('site-map');
  const common = useTranslations('common');
  return (
    <div className="mx-auto max-w-6xl px-4 py-14 sm:px-6 md:py-20">
      <PageHead title={t('metaTitle')} description={t('metaDescription')} listedAt="/sitemap.html" />
      <h1 className="font-serif text-4xl leading-tight font-semibold">{t('title')}</h1>
      <p className="mt-4 text-lg text-soft">{t('lead')}</p>
      <div className="mt-10 grid grid-cols-1 gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {allMenus(useSiteInfo()).map(({ label, links }) => (
          <section key={label}>
            <h2 className="border-b border-line pb-2 font-serif text-xl font-semibold">{common(label)}</h2>
            <ul className="mt-1">
              {links.map((link) => (
                <li key={link.label}>
                  <SiteLinkItem link={link} className={linkClass} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section>
          <h2 className="border-b border-line pb-2 font-serif text-xl font-semibold">{t('languages')}</h2>
          <div className="mt-1 grid grid-cols-2 gap-x-6">
            <LanguageLinks className={linkClass} />
          </div>
        </section>
      </div>
    </div>
  );
}
