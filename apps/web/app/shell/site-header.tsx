import { useTranslations } from 'use-intl';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SiteLinks } from './site-links.tsx';
import { SkipLink } from './skip-link.tsx';
import { ThemeMenu } from './theme-menu.tsx';

/** The header of public pages: menus on wide windows, a single menu button on narrow ones. */
export function SiteHeader() {
  const t = useTranslations('common');
  return (
    <header className="sticky top-page z-30 h-16 border-b border-line bg-paper print:hidden">
      <SkipLink />
      <div className="mx-auto flex h-full max-w-6xl items-center gap-2 px-4 sm:px-6">
        <Brand />
        <nav aria-label={t('menu')} className="ml-6 hidden grow gap-1 lg:flex">
          <SiteLinks className="rounded-md px-3 py-2 text-sm text-soft hover:bg-sunken hover:text-ink" />
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <div className="hidden items-center gap-1 lg:flex">
            <LanguageMenu />
            <ThemeMenu />
          </div>
          <AccountMenu />
          <div className="-mr-2 lg:hidden">
            <MobileMenu />
          </div>
        </div>
      </div>
    </header>
  );
}
