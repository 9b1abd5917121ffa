import { ArrowUpIcon } from '@inkstone/ui/plain';
import { useTranslations } from 'use-intl';
import { BrandMark } from './brand.tsx';
import { LanguageLinks } from './language-menu.tsx';
import { scrollToElement } from './scroll.ts';
import { SiteContacts } from './site-contacts.tsx';
import { useSiteInfo } from './site-info.ts';
import { SiteLinkItem } from './site-links.tsx';
import { footerMenus, legalLinks, type SiteMenu } from './site-menus.ts';
import { contentId } from './skip-link.tsx';

const linkClass =
  'inline-flex min-h-8 items-center text-sm text-soft hover:text-ink hover:underline py-1 max-lg:min-h-11 max-lg:py-1.5';

/** The footer of public pages: lists of links, contacts, languages, licences and the product version. */
export function SiteFooter() {
  const t = useTranslations('common');
  const info = useSiteInfo();
  return (
    <footer className="border-t border-line bg-sunken print:hidden">
      <div className="mx-auto grid grid-cols-1 max-w-6xl gap-x-8 gap-y-10 px-4 pt-14 pb-10 sm:px-6 lg:grid-cols-[1fr_3fr]">
        <div className="flex flex-col items-start gap-4">
          <p className="flex items-center gap-2.5 font-serif text-lg font-semibold">
            <BrandMark size={24} />
            {t('brand')}
          </p>
          <p className="max-w-60 text-sm text-balance text-soft">{t('serviceHours')}</p>
          <SiteContacts contacts={info.contacts} className={linkClass} />
        </div>
        <div className="grid grid-cols-2 gap-8 md:grid-cols-4">
          {footerMenus(info).map((menu) => (
            <FooterList key={menu.label} menu={menu} />
          ))}
        </div>
      </div>
      <div className="mx-auto max-w-6xl px-4 sm:px-6">
        <nav aria-label={t('language')} className="flex flex-wrap gap-x-5 gap-y-1 border-t border-line py-4">
          <LanguageLinks
            className={`${linkClass} aria-[current=true]:font-semibold aria-[current=true]:text-ink`}
          />
        </nav>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line pt-4 pb-10 text-sm text-faint">
          {legalLinks.map((link) => (
            <SiteLinkItem key={link.label} link={link} className={linkClass} />
          ))}
          {info.licences.map(({ text, url }) => (
            <a key={text} href={url} rel="noreferrer" target="_blank" className={linkClass}>
              {text}
            </a>
          ))}
          <span>{t('version', { version: __APP_VERSION__ })}</span>
          <BackToTop />
        </div>
      </div>
    </footer>
  );
}

function FooterList({ menu }: { menu: SiteMenu }) {
  const t = useTranslations('common');
  const id = `footer-${menu.label.replace('.', '-')}`;
  return (
    <nav aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-2 text-sm font-semibold">
        {t(menu.label)}
      </h2>
      <ul>
        {menu.links.map((link) => (
          <li key={link.label}>
            <SiteLinkItem link={link} className={linkClass} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function BackToTop() {
  const t = useTranslations('common');
  return (
    <a
      href={`#${contentId}`}
      data-top=""
      onClick={(event) => {
        event.preventDefault();
        scrollToElement(document.documentElement);
        document.getElementById(contentId)?.focus({ preventScroll: true });
      }}
      className={`${linkClass} gap-1.5 sm:ml-auto`}
    >
      <ArrowUpIcon size={16} />
      {t('backToTop')}
    </a>
  );
}
