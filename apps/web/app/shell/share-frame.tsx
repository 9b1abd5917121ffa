import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { useSiteInfo } from './site-info.ts';
import { SiteLinkItem } from './site-links.tsx';
import { legalLinks } from './site-menus.ts';
import { contentId, SkipLink } from './skip-link.tsx';

const linkClass = 'inline-flex min-h-11 items-center text-sm text-soft hover:text-ink hover:underline';

/** The share layout: the logo, the sign-in link, and the legal line, without menus. */
export function ShareFrame({ children }: { children: ReactNode }) {
  const t = useTranslations('common');
  const { licences } = useSiteInfo();
  return (
    <div className="flex min-h-page flex-col">
      <header className="border-b border-line bg-paper">
        <SkipLink />
        <div className="mx-auto flex h-16 max-w-6xl items-center justify-between px-4 sm:px-6">
          <Brand />
          <div className="flex items-center gap-1">
            <AccountMenu />
          </div>
        </div>
      </header>
      <main id={contentId} tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <footer className="border-t border-line bg-sunken">
        <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-5 px-4 py-4 text-sm text-faint sm:px-6">
          {legalLinks.map((link) => (
            <SiteLinkItem key={link.label} link={link} className={linkClass} />
          ))}
          {licences.map(({ text, url }) => (
            <a key={text} href={url} rel="noreferrer" target="_blank" className={linkClass}>
              {text}
            </a>
          ))}
          <span>{t('version', { version: __APP_VERSION__ })}</span>
        </div>
      </footer>
    </div>
  );
}
