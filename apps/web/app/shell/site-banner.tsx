import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath, usePageLocale } from '../platform/i18n/page-locale.ts';
import { useSiteInfo } from './site-info.ts';

/** The banner set by staff, above public pages: the latest one in the language of the page. */
export function SiteBanner() {
  const t = useTranslations('common');
  const locale = usePageLocale();
  const shown = useSiteInfo().banners.find(({ texts }) => texts[locale]);
  const words = shown?.texts[locale];
  if (!shown || !words) return null;
  return (
    <aside
      aria-label={t('announcement')}
      className="border-b border-line bg-sunken px-4 py-2 text-center text-sm text-balance text-ink print:hidden"
    >
      {words.link === '' ? (
        <BannerLink href={shown.href}>{words.text}</BannerLink>
      ) : (
        <>
          <span className="mr-3">{words.text}</span>
          <BannerLink href={shown.href}>{words.link}</BannerLink>
        </>
      )}
    </aside>
  );
}

const linkClass = 'inline-flex min-h-8 items-center underline underline-offset-4 pointer-coarse:min-h-11';

function BannerLink({ href, children }: { href: string | null; children: ReactNode }) {
  const path = useLocalePath();
  if (href === null) return <span className="inline-flex min-h-8 items-center">{children}</span>;
  if (href.startsWith('/')) {
    return (
      <Link to={path(href)} className={linkClass}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} className={linkClass}>
      {children}
    </a>
  );
}
